CREATE TABLE public.beat (
    one boolean DEFAULT true NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT beat_one_check CHECK (one)
);
CREATE TABLE public.events (
    match text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    data json NOT NULL
);
CREATE TABLE public.finished (
    match text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL,
    ended_at bigint NOT NULL,
    data json NOT NULL
);
CREATE TABLE public.matches (
    id text NOT NULL COLLATE pg_catalog."C",
    stage text NOT NULL,
    wakes_at bigint,
    keeper text,
    kept_until bigint,
    seen_at bigint
);
CREATE TABLE public.pauses (
    since bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.processes (
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.tables_version (
    version integer NOT NULL
);
INSERT INTO public.beat VALUES (true, 1763200311000);
INSERT INTO public.events VALUES ('running-rings', 1, 1763200001000, 'created', '{"setting":{"game":"rings","players":2,"options":{"pawns":6},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":1,"colours":[0,1,2,3]},"seed":10499958131665514997,"host":"9e9b2ca804467d5d20b6338cd3ea2b2905d46e9f7437fa65f07d9a639dfd4e1c","watch":"3b196aa477c79a8d6d5d05b4d5e59efa944aac09c630aebc20924bac742702e6","tokens":["da255c3a92a8ffdf6d361610b43b4c39493e8f30183e7f850ddb39625d218c4b","2855cae1d19552bce31e1d79b38e4bc231c6d4b217a722a211a7f5044b91bb3d"]}');
INSERT INTO public.events VALUES ('running-rings', 2, 1763200002000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('running-rings', 3, 1763200005000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('running-rings', 4, 1763200005000, 'started', '{"first":1,"lot":false,"bots":{},"rules":1,"setup":{}}');
INSERT INTO public.events VALUES ('running-rings', 5, 1763200008000, 'moved', '{"seat":1,"move":"b-","id":"c0"}');
INSERT INTO public.events VALUES ('running-rings', 6, 1763200010000, 'moved', '{"seat":0,"move":"a-","id":"c1"}');
INSERT INTO public.events VALUES ('running-rings', 7, 1763200012000, 'moved', '{"seat":1,"move":"b+","id":"c2"}');
INSERT INTO public.events VALUES ('running-rings', 8, 1763200014000, 'moved', '{"seat":0,"move":"a3","id":"c3"}');
INSERT INTO public.events VALUES ('running-rings', 9, 1763200016000, 'moved', '{"seat":1,"move":"b2","id":"c4"}');
INSERT INTO public.events VALUES ('running-rings', 10, 1763200018000, 'moved', '{"seat":0,"move":"a5","id":"c5"}');
INSERT INTO public.events VALUES ('running-rings', 11, 1763200020000, 'moved', '{"seat":1,"move":"c3","id":"c6"}');
INSERT INTO public.events VALUES ('running-memento', 1, 1763200022000, 'created', '{"setting":{"game":"memento","players":3,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null},{"kind":"link","level":null,"name":"Cleo","colour":null}],"clock":{"total":600,"increment":5,"per_move":null,"on_time":"lose"},"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":8291646586825371460,"host":"97fd3a05cb656965157a0080800ed9b524e63b3f4e2faf063d0566a6058b4d60","watch":"aa07b3396ecb7ba08c01ad32520bdee7f08977631ec8a24f46be58998e1a9859","tokens":["886536b4adb93987d90f585c522e285cb6b9479b04d2c04aa9fa115392c2cf7b","3edf18fe7a1862234e1aa23c0b94ea1a187339f341c7613543cb5d3a440b50b4","705ceb2be98bf38cb447d8fe5ec8cb30dd18cdb4dfeb96bfe00dff39991136ab"]}');
INSERT INTO public.events VALUES ('running-memento', 2, 1763200023000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('running-memento', 3, 1763200026000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('running-memento', 4, 1763200029000, 'seat_taken', '{"seat":2,"name":null}');
INSERT INTO public.events VALUES ('running-memento', 5, 1763200029000, 'started', '{"first":0,"lot":true,"bots":{},"rules":1,"setup":{}}');
INSERT INTO public.events VALUES ('running-memento', 6, 1763200033000, 'moved', '{"seat":0,"move":"C1","id":"c0"}');
INSERT INTO public.events VALUES ('running-memento', 7, 1763200036000, 'moved', '{"seat":1,"move":"B2,C4","id":"c1"}');
INSERT INTO public.events VALUES ('running-memento', 8, 1763200039000, 'moved', '{"seat":2,"move":"C2,C5","id":"c2"}');
INSERT INTO public.events VALUES ('running-memento', 9, 1763200042000, 'moved', '{"seat":0,"move":"A3,B1","id":"c3"}');
INSERT INTO public.events VALUES ('running-memento', 10, 1763200045000, 'moved', '{"seat":1,"move":"A2,A6","id":"c4"}');
INSERT INTO public.events VALUES ('running-memento', 11, 1763200048000, 'moved', '{"seat":2,"move":"B5,C3","id":"c5"}');
INSERT INTO public.events VALUES ('running-memento', 12, 1763200051000, 'moved', '{"seat":0,"move":"A-","id":"c6"}');
INSERT INTO public.events VALUES ('running-memento', 13, 1763200054000, 'moved', '{"seat":1,"move":"A6-A5","id":"c7"}');
INSERT INTO public.events VALUES ('running-memento', 14, 1763200057000, 'moved', '{"seat":2,"move":"C3-C0","id":"c8"}');
INSERT INTO public.events VALUES ('running-triominos', 1, 1763200060000, 'created', '{"setting":{"game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":14061585512234290806,"host":"180bafb3e331ff45033e135f6dd30bf3971edaa7966528a78907870a74d0a4ae","watch":"78a1f3c11007e87bba5ce140d63ce7cd69483d1902f4229e0612fe80c509de23","tokens":["5bb4981ebaaaf990924c717020ef2124ac6098ceba1a259e6bd74bcc4f1d8c25","c5c448a58dc613d82a149a22835b4a34e3350cfcfe21d53d3f80a9583dc8c023"]}');
INSERT INTO public.events VALUES ('running-triominos', 2, 1763200061000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('running-triominos', 3, 1763200064000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('running-triominos', 4, 1763200064000, 'started', '{"first":1,"lot":true,"bots":{},"rules":1,"setup":{"racks":[["134","135","145","155","225","445"],["124","125","224","233","235","344"]],"first":"123","pot":["115","J","355","144","333","334","113","114","455","122","244","223","444","112","234","111","345","133","335","245","222","255","555"]}}');
INSERT INTO public.events VALUES ('running-triominos', 5, 1763200067000, 'moved', '{"seat":1,"move":"332@0,-1d","id":"c0"}');
INSERT INTO public.events VALUES ('running-triominos', 6, 1763200069000, 'moved', '{"seat":0,"move":"buy","id":"c1"}');
INSERT INTO public.events VALUES ('running-triominos', 7, 1763200071000, 'moved', '{"seat":1,"move":"buy","id":"c2"}');
INSERT INTO public.events VALUES ('running-triominos', 8, 1763200073000, 'moved', '{"seat":0,"move":"351@-1,0d","id":"c3"}');
INSERT INTO public.events VALUES ('running-triominos', 9, 1763200075000, 'moved', '{"seat":1,"move":"buy","id":"c4"}');
INSERT INTO public.events VALUES ('running-triominos', 10, 1763200077000, 'moved', '{"seat":0,"move":"115@-1,1u","id":"c5"}');
INSERT INTO public.events VALUES ('running-triominos', 11, 1763200079000, 'moved', '{"seat":1,"move":"J@0,-1u","id":"c6"}');
INSERT INTO public.events VALUES ('running-triominos', 12, 1763200081000, 'moved', '{"seat":0,"move":"413@-1,-1d","id":"c7"}');
INSERT INTO public.events VALUES ('running-triominos', 13, 1763200083000, 'moved', '{"seat":1,"move":"443@0,-2d","id":"c8"}');
INSERT INTO public.events VALUES ('running-triominos', 14, 1763200085000, 'moved', '{"seat":0,"move":"551@-2,1d","id":"c9"}');
INSERT INTO public.events VALUES ('running-triominos', 15, 1763200087000, 'moved', '{"seat":1,"move":"553@-2,1u","id":"c10"}');
INSERT INTO public.events VALUES ('running-triominos', 16, 1763200089000, 'moved', '{"seat":0,"move":"buy","id":"c11"}');
INSERT INTO public.events VALUES ('running-dimenticato', 1, 1763200091000, 'created', '{"setting":{"game":"dimenticato","players":2,"options":{},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"bot","level":3,"name":null,"colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":0,"colours":[0,1,2,3]},"seed":169801152120619550,"host":"2c3c1888814b343eb97d43f208f700571b79abbcdd74a851eaabc273bdc9d1a7","watch":"b9b882162daa61c5fe9c07a134cccdb16f6ec9ada5d28c05e13c76cfec3fd753","tokens":["3a0dfc98eeaad5d3ca79541d167158f504435bffe9cbaa53aacc7ecf6d73609a",null]}');
INSERT INTO public.events VALUES ('running-dimenticato', 2, 1763200092000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('running-dimenticato', 3, 1763200092000, 'started', '{"first":0,"lot":false,"bots":{},"rules":1,"setup":{"cards":[[8,3],[2,1],[7,1],[3,2],[4,1],[6,1]]}}');
INSERT INTO public.events VALUES ('running-dimenticato', 4, 1763200095000, 'moved', '{"seat":0,"move":"f9-g6","id":"c0"}');
INSERT INTO public.events VALUES ('finished-rules', 54, 1763200222000, 'moved', '{"seat":0,"move":"buy","id":"c49"}');
INSERT INTO public.events VALUES ('finished-rules', 55, 1763200224000, 'moved', '{"seat":1,"move":"242@-2,-3d","id":"c50"}');
INSERT INTO public.events VALUES ('finished-rules', 56, 1763200226000, 'moved', '{"seat":0,"move":"344@0,-6d","id":"c51"}');
INSERT INTO public.events VALUES ('finished-rules', 57, 1763200226000, 'ended', '{"ranks":[1,2],"by":"rules","rule":"TR-13"}');
INSERT INTO public.events VALUES ('taken-back', 1, 1763200097000, 'created', '{"setting":{"game":"rings","players":2,"options":{"pawns":10},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":3995553648296683513,"host":"e1186d22649855bc66631b931cb51b864ae5d7efc02e85a741d3a1bc29fa9ba8","watch":"7c8ad6c47496d28478ad7375cd291f8ae460c92e21afb13c3f3aa4f9ad861414","tokens":["4eb515e65a9c27fdbee563ffb5bd806598a18c361df499503cac8e713194665a","1a62f7d020b1c5e2494d8e2d3a726db6c94acddaeca5515ef6fd5ad398652c29"]}');
INSERT INTO public.events VALUES ('taken-back', 2, 1763200099000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('taken-back', 3, 1763200102000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('taken-back', 4, 1763200102000, 'started', '{"first":0,"lot":true,"bots":{},"rules":1,"setup":{}}');
INSERT INTO public.events VALUES ('taken-back', 5, 1763200105000, 'moved', '{"seat":0,"move":"b6","id":"c0"}');
INSERT INTO public.events VALUES ('taken-back', 6, 1763200107000, 'moved', '{"seat":1,"move":"a+","id":"c1"}');
INSERT INTO public.events VALUES ('taken-back', 7, 1763200109000, 'moved', '{"seat":0,"move":"a1","id":"c2"}');
INSERT INTO public.events VALUES ('taken-back', 8, 1763200111000, 'moved', '{"seat":1,"move":"c3","id":"c3"}');
INSERT INTO public.events VALUES ('taken-back', 9, 1763200113000, 'undone', '{"seat":1,"plies":1}');
INSERT INTO public.events VALUES ('taken-back', 10, 1763200115000, 'moved', '{"seat":1,"move":"b1","id":"c0"}');
INSERT INTO public.events VALUES ('finished-rules', 1, 1763200117000, 'created', '{"setting":{"game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":8077600247326566543,"host":"f849d2c09f4aa0dba0213c8b7b592c89ae76cfb383992ff52cfb77b7f2967584","watch":"45f421a189e534a4a5a79e34aeea7d0580376d26e409a66611d66ee496426d0c","tokens":["8dee627a0c0a618118feb98f1f10360d52814c20d9299b17906c3a4cfbd3608b","2677b586c0ead03695dc3686f186e3487fe5fb61edff571ef68a65d9008f02a3"]}');
INSERT INTO public.events VALUES ('finished-rules', 2, 1763200118000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('finished-rules', 3, 1763200121000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('finished-rules', 4, 1763200121000, 'started', '{"first":1,"lot":true,"bots":{},"rules":1,"setup":{"racks":[["112","115","122","225","233","333"],["123","124","133","135","334","355"]],"first":"114","pot":["134","255","145","444","234","244","245","235","144","555","335","345","455","111","125","224","J","222","223","445","155","113","344"]}}');
INSERT INTO public.events VALUES ('finished-rules', 5, 1763200124000, 'moved', '{"seat":1,"move":"buy","id":"c0"}');
INSERT INTO public.events VALUES ('finished-rules', 6, 1763200126000, 'moved', '{"seat":0,"move":"buy","id":"c1"}');
INSERT INTO public.events VALUES ('finished-rules', 7, 1763200128000, 'moved', '{"seat":1,"move":"241@0,-1d","id":"c2"}');
INSERT INTO public.events VALUES ('finished-rules', 8, 1763200130000, 'moved', '{"seat":0,"move":"112@1,-1u","id":"c3"}');
INSERT INTO public.events VALUES ('finished-rules', 9, 1763200132000, 'moved', '{"seat":1,"move":"buy","id":"c4"}');
INSERT INTO public.events VALUES ('finished-rules', 10, 1763200134000, 'moved', '{"seat":0,"move":"221@1,-2d","id":"c5"}');
INSERT INTO public.events VALUES ('finished-rules', 11, 1763200136000, 'moved', '{"seat":1,"move":"buy","id":"c6"}');
INSERT INTO public.events VALUES ('finished-rules', 12, 1763200138000, 'moved', '{"seat":0,"move":"225@1,-2u","id":"c7"}');
INSERT INTO public.events VALUES ('finished-rules', 13, 1763200140000, 'moved', '{"seat":1,"move":"451@-1,0d","id":"c8"}');
INSERT INTO public.events VALUES ('finished-rules', 14, 1763200142000, 'moved', '{"seat":0,"move":"552@1,-3d","id":"c9"}');
INSERT INTO public.events VALUES ('finished-rules', 15, 1763200144000, 'moved', '{"seat":1,"move":"553@1,-3u","id":"c10"}');
INSERT INTO public.events VALUES ('finished-rules', 16, 1763200146000, 'moved', '{"seat":0,"move":"115@1,-1d","id":"c11"}');
INSERT INTO public.events VALUES ('finished-rules', 17, 1763200148000, 'moved', '{"seat":1,"move":"buy","id":"c12"}');
INSERT INTO public.events VALUES ('finished-rules', 18, 1763200150000, 'moved', '{"seat":0,"move":"buy","id":"c13"}');
INSERT INTO public.events VALUES ('finished-rules', 19, 1763200152000, 'moved', '{"seat":1,"move":"423@0,-1u","id":"c14"}');
INSERT INTO public.events VALUES ('finished-rules', 20, 1763200154000, 'moved', '{"seat":0,"move":"buy","id":"c15"}');
INSERT INTO public.events VALUES ('finished-rules', 21, 1763200156000, 'moved', '{"seat":1,"move":"buy","id":"c16"}');
INSERT INTO public.events VALUES ('finished-rules', 22, 1763200158000, 'moved', '{"seat":0,"move":"245@2,-3u","id":"c17"}');
INSERT INTO public.events VALUES ('finished-rules', 23, 1763200160000, 'moved', '{"seat":1,"move":"235@1,-4d","id":"c18"}');
INSERT INTO public.events VALUES ('finished-rules', 24, 1763200162000, 'moved', '{"seat":0,"move":"323@1,-4u","id":"c19"}');
INSERT INTO public.events VALUES ('finished-rules', 25, 1763200164000, 'moved', '{"seat":1,"move":"buy","id":"c20"}');
INSERT INTO public.events VALUES ('finished-rules', 26, 1763200166000, 'moved', '{"seat":0,"move":"333@0,-4d","id":"c21"}');
INSERT INTO public.events VALUES ('finished-rules', 27, 1763200168000, 'moved', '{"seat":1,"move":"buy","id":"c22"}');
INSERT INTO public.events VALUES ('finished-rules', 28, 1763200170000, 'moved', '{"seat":0,"move":"buy","id":"c23"}');
INSERT INTO public.events VALUES ('finished-rules', 29, 1763200172000, 'moved', '{"seat":1,"move":"331@0,-4u","id":"c24"}');
INSERT INTO public.events VALUES ('finished-rules', 30, 1763200174000, 'moved', '{"seat":0,"move":"335@0,-3d","id":"c25"}');
INSERT INTO public.events VALUES ('finished-rules', 31, 1763200176000, 'moved', '{"seat":1,"move":"413@0,-5d","id":"c26"}');
INSERT INTO public.events VALUES ('finished-rules', 32, 1763200178000, 'moved', '{"seat":0,"move":"424@2,-3d","id":"c27"}');
INSERT INTO public.events VALUES ('finished-rules', 33, 1763200180000, 'moved', '{"seat":1,"move":"444@3,-3u","id":"c28"}');
INSERT INTO public.events VALUES ('finished-rules', 34, 1763200182000, 'moved', '{"seat":0,"move":"buy","id":"c29"}');
INSERT INTO public.events VALUES ('finished-rules', 35, 1763200184000, 'moved', '{"seat":1,"move":"144@0,-5u","id":"c30"}');
INSERT INTO public.events VALUES ('finished-rules', 36, 1763200186000, 'moved', '{"seat":0,"move":"buy","id":"c31"}');
INSERT INTO public.events VALUES ('finished-rules', 37, 1763200188000, 'moved', '{"seat":1,"move":"buy","id":"c32"}');
INSERT INTO public.events VALUES ('finished-rules', 38, 1763200190000, 'moved', '{"seat":0,"move":"buy","id":"c33"}');
INSERT INTO public.events VALUES ('finished-rules', 39, 1763200192000, 'moved', '{"seat":1,"move":"buy","id":"c34"}');
INSERT INTO public.events VALUES ('finished-rules', 40, 1763200194000, 'moved', '{"seat":0,"move":"554@2,-4d","id":"c35"}');
INSERT INTO public.events VALUES ('finished-rules', 41, 1763200196000, 'moved', '{"seat":1,"move":"111@0,0d","id":"c36"}');
INSERT INTO public.events VALUES ('finished-rules', 42, 1763200198000, 'moved', '{"seat":0,"move":"buy","id":"c37"}');
INSERT INTO public.events VALUES ('finished-rules', 43, 1763200200000, 'moved', '{"seat":1,"move":"123@-1,-4d","id":"c38"}');
INSERT INTO public.events VALUES ('finished-rules', 44, 1763200202000, 'moved', '{"seat":0,"move":"J@-1,0u","id":"c39"}');
INSERT INTO public.events VALUES ('finished-rules', 45, 1763200204000, 'moved', '{"seat":1,"move":"buy","id":"c40"}');
INSERT INTO public.events VALUES ('finished-rules', 46, 1763200206000, 'moved', '{"seat":0,"move":"345@-2,0d","id":"c41"}');
INSERT INTO public.events VALUES ('finished-rules', 47, 1763200208000, 'moved', '{"seat":1,"move":"433@-2,0u","id":"c42"}');
INSERT INTO public.events VALUES ('finished-rules', 48, 1763200210000, 'moved', '{"seat":0,"move":"buy","id":"c43"}');
INSERT INTO public.events VALUES ('finished-rules', 49, 1763200212000, 'moved', '{"seat":1,"move":"buy","id":"c44"}');
INSERT INTO public.events VALUES ('finished-rules', 50, 1763200214000, 'moved', '{"seat":0,"move":"232@-1,-3u","id":"c45"}');
INSERT INTO public.events VALUES ('finished-rules', 51, 1763200216000, 'moved', '{"seat":1,"move":"445@3,-4u","id":"c46"}');
INSERT INTO public.events VALUES ('finished-rules', 52, 1763200218000, 'moved', '{"seat":0,"move":"buy","id":"c47"}');
INSERT INTO public.events VALUES ('finished-rules', 53, 1763200220000, 'moved', '{"seat":1,"move":"buy","id":"c48"}');
INSERT INTO public.events VALUES ('finished-resigned', 1, 1763200228000, 'created', '{"setting":{"game":"memento","players":2,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"link","level":null,"name":"Bert","colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":11937924238725542627,"host":"b2e5966a0b29135a886ebef6e82d85e9d1914de92a61dc75f1b51cc2f58a0138","watch":"e959133eca7b099e39cf653c40d0d8a47dbcc02f8c268aef00e4f258eca5739a","tokens":["443c85b8adb2c4c6d15b702ffcd4b8fb6aa90d5a4498f8414c58b072a10ff134","d3a67324269b18ed1b744660ecd691bfc6671d1f5483eaf243214f8c755b237b"]}');
INSERT INTO public.events VALUES ('finished-resigned', 2, 1763200229000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.events VALUES ('finished-resigned', 3, 1763200232000, 'seat_taken', '{"seat":1,"name":null}');
INSERT INTO public.events VALUES ('finished-resigned', 4, 1763200232000, 'started', '{"first":1,"lot":true,"bots":{},"rules":1,"setup":{}}');
INSERT INTO public.events VALUES ('finished-resigned', 5, 1763200235000, 'moved', '{"seat":1,"move":"A5","id":"c0"}');
INSERT INTO public.events VALUES ('finished-resigned', 6, 1763200237000, 'moved', '{"seat":0,"move":"A3,C5","id":"c1"}');
INSERT INTO public.events VALUES ('finished-resigned', 7, 1763200239000, 'moved', '{"seat":1,"move":"B2,C1","id":"c2"}');
INSERT INTO public.events VALUES ('finished-resigned', 8, 1763200241000, 'moved', '{"seat":0,"move":"A4,C2","id":"c3"}');
INSERT INTO public.events VALUES ('finished-resigned', 9, 1763200243000, 'moved', '{"seat":1,"move":"A1,A6","id":"c4"}');
INSERT INTO public.events VALUES ('finished-resigned', 10, 1763200245000, 'resigned', '{"seat":1}');
INSERT INTO public.events VALUES ('finished-resigned', 11, 1763200245000, 'ended', '{"ranks":[1,2],"by":"resigned","rule":null}');
INSERT INTO public.events VALUES ('open', 1, 1763200247000, 'created', '{"setting":{"game":"dimenticato","players":2,"options":{},"seats":[{"kind":"link","level":null,"name":"Ada","colour":null},{"kind":"open","level":null,"name":null,"colour":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full","first":"lot","colours":[0,1,2,3]},"seed":3680427371254579517,"host":"618dbe3152f37e669fe7a97f146517209976423409f69b7d45db3cd4a846d7bc","watch":"1fe87222f79b6ad0d018f3c4c60c6a3167e3967be1e2461dfcd79a1f659d682e","tokens":["03a99f67e6aeba9f31f4f9670eb12e1c2a0fdf2966572bb0362b6fde51ec269f",null]}');
INSERT INTO public.events VALUES ('open', 2, 1763200248000, 'seat_taken', '{"seat":0,"name":null}');
INSERT INTO public.finished VALUES ('finished-rules', 'triominos', 1763200226000, '{"match":"finished-rules","game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":["person","person"],"ranks":[1,2],"ended_by":"TR-13","ended_at":1763200226000,"turns":52,"record":"spielwerk record 1\ngame: triominos\nplayers: 2\noption kind: \"usual\"\noption joker: true\noption open: false\nseats: [\"person\", \"person\"]\nfirst: 1\nsetup: {\"racks\": [[\"112\", \"115\", \"122\", \"225\", \"233\", \"333\"], [\"123\", \"124\", \"133\", \"135\", \"334\", \"355\"]], \"first\": \"114\", \"pot\": [\"134\", \"255\", \"145\", \"444\", \"234\", \"244\", \"245\", \"235\", \"144\", \"555\", \"335\", \"345\", \"455\", \"111\", \"125\", \"224\", \"J\", \"222\", \"223\", \"445\", \"155\", \"113\", \"344\"]}\nplies: 52\nresult: 1 2 (TR-13)\n\nbuy; buy; 241@0,-1d; 112@1,-1u; buy; 221@1,-2d; buy; 225@1,-2u; 451@-1,0d; 552@1,-3d; 553@1,-3u;\n115@1,-1d; buy; buy; 423@0,-1u; buy; buy; 245@2,-3u; 235@1,-4d; 323@1,-4u; buy; 333@0,-4d; buy;\nbuy; 331@0,-4u; 335@0,-3d; 413@0,-5d; 424@2,-3d; 444@3,-3u; buy; 144@0,-5u; buy; buy; buy; buy;\n554@2,-4d; 111@0,0d; buy; 123@-1,-4d; J@-1,0u; buy; 345@-2,0d; 433@-2,0u; buy; buy; 232@-1,-3u;\n445@3,-4u; buy; buy; buy; 242@-2,-3d; 344@0,-6d;\n","first":1,"colours":[0,1,2,3],"listed":true}');
INSERT INTO public.finished VALUES ('finished-resigned', 'memento', 1763200245000, '{"match":"finished-resigned","game":"memento","players":2,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":["person","person"],"ranks":[1,2],"ended_by":"resigned","ended_at":1763200245000,"turns":5,"record":"spielwerk record 1\ngame: memento\nplayers: 2\noption edition: \"original\"\noption exits: true\noption straight_exits: true\noption touching_corners: true\noption touching_feet: true\nseats: [\"person\", \"person\"]\nfirst: 1\nsetup: {}\nplies: 5\nresult: unfinished\n\nA5; A3,C5; B2,C1; A4,C2; A1,A6;\n","first":1,"colours":[0,1,2,3],"listed":true}');
INSERT INTO public.matches VALUES ('running-rings', 'running', NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('running-triominos', 'running', NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('running-dimenticato', 'running', 1763200095000, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('taken-back', 'running', NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('finished-rules', 'over', NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('finished-resigned', 'over', NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('open', 'open', NULL, NULL, NULL, 1763200248000);
INSERT INTO public.matches VALUES ('running-memento', 'running', 1763200722000, NULL, NULL, NULL);
INSERT INTO public.pauses VALUES (1763200250000, 1763200310000);
INSERT INTO public.processes VALUES ('x7Qm2LrTz0s', 1763200311000);
INSERT INTO public.tables_version VALUES (4);
ALTER TABLE ONLY public.beat
    ADD CONSTRAINT beat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (match, number);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT finished_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pauses
    ADD CONSTRAINT pauses_pkey PRIMARY KEY (since);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (name);
CREATE INDEX finished_by_game ON public.finished USING btree (game, ended_at);
CREATE INDEX finished_by_time ON public.finished USING btree (ended_at);
CREATE INDEX open_matches ON public.matches USING btree (seen_at) WHERE (stage = 'open'::text);
CREATE INDEX running_matches ON public.matches USING btree (wakes_at) WHERE (stage = 'running'::text);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
