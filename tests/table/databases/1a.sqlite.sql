BEGIN TRANSACTION;
CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
INSERT INTO "beat" VALUES(1,1763200249000);
CREATE TABLE events (
        match TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
INSERT INTO "events" VALUES('finished-resigned',1,1763200227000,'created','{"setting":{"game":"memento","players":2,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":4186255040170865876,"host":"b2e5966a0b29135a886ebef6e82d85e9d1914de92a61dc75f1b51cc2f58a0138","watch":"e959133eca7b099e39cf653c40d0d8a47dbcc02f8c268aef00e4f258eca5739a","tokens":["443c85b8adb2c4c6d15b702ffcd4b8fb6aa90d5a4498f8414c58b072a10ff134","d3a67324269b18ed1b744660ecd691bfc6671d1f5483eaf243214f8c755b237b"]}');
INSERT INTO "events" VALUES('finished-resigned',2,1763200228000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('finished-resigned',3,1763200231000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('finished-resigned',4,1763200231000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('finished-resigned',5,1763200234000,'moved','{"seat":0,"move":"A0","id":"c0"}');
INSERT INTO "events" VALUES('finished-resigned',6,1763200236000,'moved','{"seat":1,"move":"A4,B2","id":"c1"}');
INSERT INTO "events" VALUES('finished-resigned',7,1763200238000,'moved','{"seat":0,"move":"A6,C1","id":"c2"}');
INSERT INTO "events" VALUES('finished-resigned',8,1763200240000,'moved','{"seat":1,"move":"B1,C3","id":"c3"}');
INSERT INTO "events" VALUES('finished-resigned',9,1763200242000,'moved','{"seat":0,"move":"C5,C6","id":"c4"}');
INSERT INTO "events" VALUES('finished-resigned',10,1763200244000,'resigned','{"seat":1}');
INSERT INTO "events" VALUES('finished-resigned',11,1763200244000,'ended','{"ranks":[1,2],"by":"resigned","rule":null}');
INSERT INTO "events" VALUES('finished-rules',1,1763200116000,'created','{"setting":{"game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":17324573639174612640,"host":"f849d2c09f4aa0dba0213c8b7b592c89ae76cfb383992ff52cfb77b7f2967584","watch":"45f421a189e534a4a5a79e34aeea7d0580376d26e409a66611d66ee496426d0c","tokens":["8dee627a0c0a618118feb98f1f10360d52814c20d9299b17906c3a4cfbd3608b","2677b586c0ead03695dc3686f186e3487fe5fb61edff571ef68a65d9008f02a3"]}');
INSERT INTO "events" VALUES('finished-rules',2,1763200117000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('finished-rules',3,1763200120000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('finished-rules',4,1763200120000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('finished-rules',5,1763200123000,'moved','{"seat":0,"move":"312@0,0d","id":"c0"}');
INSERT INTO "events" VALUES('finished-rules',6,1763200125000,'moved','{"seat":1,"move":"buy","id":"c1"}');
INSERT INTO "events" VALUES('finished-rules',7,1763200127000,'moved','{"seat":0,"move":"353@0,-1d","id":"c2"}');
INSERT INTO "events" VALUES('finished-rules',8,1763200129000,'moved','{"seat":1,"move":"121@0,1u","id":"c3"}');
INSERT INTO "events" VALUES('finished-rules',9,1763200131000,'moved','{"seat":0,"move":"313@1,-1u","id":"c4"}');
INSERT INTO "events" VALUES('finished-rules',10,1763200133000,'moved','{"seat":1,"move":"151@-1,1d","id":"c5"}');
INSERT INTO "events" VALUES('finished-rules',11,1763200135000,'moved','{"seat":0,"move":"buy","id":"c6"}');
INSERT INTO "events" VALUES('finished-rules',12,1763200137000,'moved','{"seat":1,"move":"buy","id":"c7"}');
INSERT INTO "events" VALUES('finished-rules',13,1763200139000,'moved','{"seat":0,"move":"534@0,-1u","id":"c8"}');
INSERT INTO "events" VALUES('finished-rules',14,1763200141000,'moved','{"seat":1,"move":"343@0,-2d","id":"c9"}');
INSERT INTO "events" VALUES('finished-rules',15,1763200143000,'moved','{"seat":0,"move":"buy","id":"c10"}');
INSERT INTO "events" VALUES('finished-rules',16,1763200145000,'moved','{"seat":1,"move":"134@1,-1d","id":"c11"}');
INSERT INTO "events" VALUES('finished-rules',17,1763200147000,'moved','{"seat":0,"move":"131@1,-2d","id":"c12"}');
INSERT INTO "events" VALUES('finished-rules',18,1763200149000,'moved','{"seat":1,"move":"buy","id":"c13"}');
INSERT INTO "events" VALUES('finished-rules',19,1763200151000,'moved','{"seat":0,"move":"buy","id":"c14"}');
INSERT INTO "events" VALUES('finished-rules',20,1763200153000,'moved','{"seat":1,"move":"buy","id":"c15"}');
INSERT INTO "events" VALUES('finished-rules',21,1763200155000,'moved','{"seat":0,"move":"buy","id":"c16"}');
INSERT INTO "events" VALUES('finished-rules',22,1763200157000,'moved','{"seat":1,"move":"buy","id":"c17"}');
INSERT INTO "events" VALUES('finished-rules',23,1763200159000,'moved','{"seat":0,"move":"buy","id":"c18"}');
INSERT INTO "events" VALUES('finished-rules',24,1763200161000,'moved','{"seat":1,"move":"buy","id":"c19"}');
INSERT INTO "events" VALUES('finished-rules',25,1763200163000,'moved','{"seat":0,"move":"411@2,-1u","id":"c20"}');
INSERT INTO "events" VALUES('finished-rules',26,1763200165000,'moved','{"seat":1,"move":"111@2,-2d","id":"c21"}');
INSERT INTO "events" VALUES('finished-rules',27,1763200167000,'moved','{"seat":0,"move":"buy","id":"c22"}');
INSERT INTO "events" VALUES('finished-rules',28,1763200169000,'moved','{"seat":1,"move":"buy","id":"c23"}');
INSERT INTO "events" VALUES('finished-rules',29,1763200171000,'moved','{"seat":0,"move":"buy","id":"c24"}');
INSERT INTO "events" VALUES('finished-rules',30,1763200173000,'moved','{"seat":1,"move":"212@0,1d","id":"c25"}');
INSERT INTO "events" VALUES('finished-rules',31,1763200175000,'moved','{"seat":0,"move":"515@-1,2u","id":"c26"}');
INSERT INTO "events" VALUES('finished-rules',32,1763200177000,'moved','{"seat":1,"move":"252@1,1u","id":"c27"}');
INSERT INTO "events" VALUES('finished-rules',33,1763200179000,'moved','{"seat":0,"move":"buy","id":"c28"}');
INSERT INTO "events" VALUES('finished-rules',34,1763200181000,'moved','{"seat":1,"move":"525@1,1d","id":"c29"}');
INSERT INTO "events" VALUES('finished-rules',35,1763200183000,'moved','{"seat":0,"move":"555@2,1u","id":"c30"}');
INSERT INTO "events" VALUES('finished-rules',36,1763200185000,'moved','{"seat":1,"move":"352@1,2u","id":"c31"}');
INSERT INTO "events" VALUES('finished-rules',37,1763200187000,'moved','{"seat":0,"move":"434@0,-2u","id":"c32"}');
INSERT INTO "events" VALUES('finished-rules',38,1763200189000,'moved','{"seat":1,"move":"223@0,2d","id":"c33"}');
INSERT INTO "events" VALUES('finished-rules',39,1763200191000,'moved','{"seat":0,"move":"buy","id":"c34"}');
INSERT INTO "events" VALUES('finished-rules',40,1763200193000,'moved','{"seat":1,"move":"buy","id":"c35"}');
INSERT INTO "events" VALUES('finished-rules',41,1763200195000,'moved','{"seat":0,"move":"145@2,-1d","id":"c36"}');
INSERT INTO "events" VALUES('finished-rules',42,1763200197000,'moved','{"seat":1,"move":"535@1,2d","id":"c37"}');
INSERT INTO "events" VALUES('finished-rules',43,1763200199000,'moved','{"seat":0,"move":"424@-1,-2d","id":"c38"}');
INSERT INTO "events" VALUES('finished-rules',44,1763200201000,'moved','{"seat":1,"move":"buy","id":"c39"}');
INSERT INTO "events" VALUES('finished-rules',45,1763200203000,'moved','{"seat":0,"move":"512@-1,1u","id":"c40"}');
INSERT INTO "events" VALUES('finished-rules',46,1763200205000,'moved','{"seat":1,"move":"445@-1,-1d","id":"c41"}');
INSERT INTO "events" VALUES('finished-rules',47,1763200207000,'moved','{"seat":0,"move":"buy","id":"c42"}');
INSERT INTO "events" VALUES('finished-rules',48,1763200209000,'moved','{"seat":1,"move":"buy","id":"c43"}');
INSERT INTO "events" VALUES('finished-rules',49,1763200211000,'moved','{"seat":0,"move":"J@2,0d","id":"c44"}');
INSERT INTO "events" VALUES('finished-rules',50,1763200213000,'moved','{"seat":1,"move":"241@-1,-2u","id":"c45"}');
INSERT INTO "events" VALUES('finished-rules',51,1763200215000,'moved','{"seat":0,"move":"buy","id":"c46"}');
INSERT INTO "events" VALUES('finished-rules',52,1763200217000,'moved','{"seat":1,"move":"414@-1,-3d","id":"c47"}');
INSERT INTO "events" VALUES('finished-rules',53,1763200219000,'moved','{"seat":0,"move":"buy","id":"c48"}');
INSERT INTO "events" VALUES('finished-rules',54,1763200221000,'moved','{"seat":1,"move":"buy","id":"c49"}');
INSERT INTO "events" VALUES('finished-rules',55,1763200223000,'moved','{"seat":0,"move":"245@-2,1d","id":"c50"}');
INSERT INTO "events" VALUES('finished-rules',56,1763200225000,'moved','{"seat":1,"move":"554@2,1d","id":"c51"}');
INSERT INTO "events" VALUES('finished-rules',57,1763200225000,'ended','{"ranks":[2,1],"by":"rules","rule":"TR-13"}');
INSERT INTO "events" VALUES('open',1,1763200246000,'created','{"setting":{"game":"dimenticato","players":2,"options":{},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"open","level":null,"name":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":17569922107956328738,"host":"618dbe3152f37e669fe7a97f146517209976423409f69b7d45db3cd4a846d7bc","watch":"1fe87222f79b6ad0d018f3c4c60c6a3167e3967be1e2461dfcd79a1f659d682e","tokens":["03a99f67e6aeba9f31f4f9670eb12e1c2a0fdf2966572bb0362b6fde51ec269f",null]}');
INSERT INTO "events" VALUES('open',2,1763200247000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('running-dimenticato',1,1763200091000,'created','{"setting":{"game":"dimenticato","players":2,"options":{},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"bot","level":3,"name":null}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":16255895523639956554,"host":"2c3c1888814b343eb97d43f208f700571b79abbcdd74a851eaabc273bdc9d1a7","watch":"b9b882162daa61c5fe9c07a134cccdb16f6ec9ada5d28c05e13c76cfec3fd753","tokens":["3a0dfc98eeaad5d3ca79541d167158f504435bffe9cbaa53aacc7ecf6d73609a",null]}');
INSERT INTO "events" VALUES('running-dimenticato',2,1763200092000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('running-dimenticato',3,1763200092000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('running-dimenticato',4,1763200095000,'moved','{"seat":0,"move":"f10-g7","id":"c0"}');
INSERT INTO "events" VALUES('running-memento',1,1763200022000,'created','{"setting":{"game":"memento","players":3,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"},{"kind":"link","level":null,"name":"Cleo"}],"clock":{"total":600,"increment":5,"per_move":null,"on_time":"lose"},"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":8291646586825371460,"host":"97fd3a05cb656965157a0080800ed9b524e63b3f4e2faf063d0566a6058b4d60","watch":"aa07b3396ecb7ba08c01ad32520bdee7f08977631ec8a24f46be58998e1a9859","tokens":["886536b4adb93987d90f585c522e285cb6b9479b04d2c04aa9fa115392c2cf7b","3edf18fe7a1862234e1aa23c0b94ea1a187339f341c7613543cb5d3a440b50b4","705ceb2be98bf38cb447d8fe5ec8cb30dd18cdb4dfeb96bfe00dff39991136ab"]}');
INSERT INTO "events" VALUES('running-memento',2,1763200023000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('running-memento',3,1763200026000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('running-memento',4,1763200029000,'seat_taken','{"seat":2,"name":null}');
INSERT INTO "events" VALUES('running-memento',5,1763200029000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('running-memento',6,1763200033000,'moved','{"seat":0,"move":"C1","id":"c0"}');
INSERT INTO "events" VALUES('running-memento',7,1763200036000,'moved','{"seat":1,"move":"B2,C4","id":"c1"}');
INSERT INTO "events" VALUES('running-memento',8,1763200039000,'moved','{"seat":2,"move":"C2,C5","id":"c2"}');
INSERT INTO "events" VALUES('running-memento',9,1763200042000,'moved','{"seat":0,"move":"A3,B1","id":"c3"}');
INSERT INTO "events" VALUES('running-memento',10,1763200045000,'moved','{"seat":1,"move":"A2,A6","id":"c4"}');
INSERT INTO "events" VALUES('running-memento',11,1763200048000,'moved','{"seat":2,"move":"B5,C3","id":"c5"}');
INSERT INTO "events" VALUES('running-memento',12,1763200051000,'moved','{"seat":0,"move":"A-","id":"c6"}');
INSERT INTO "events" VALUES('running-memento',13,1763200054000,'moved','{"seat":1,"move":"A6-A5","id":"c7"}');
INSERT INTO "events" VALUES('running-memento',14,1763200057000,'moved','{"seat":2,"move":"C3-C0","id":"c8"}');
INSERT INTO "events" VALUES('running-rings',1,1763200001000,'created','{"setting":{"game":"rings","players":2,"options":{"pawns":6},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":10499958131665514997,"host":"9e9b2ca804467d5d20b6338cd3ea2b2905d46e9f7437fa65f07d9a639dfd4e1c","watch":"3b196aa477c79a8d6d5d05b4d5e59efa944aac09c630aebc20924bac742702e6","tokens":["da255c3a92a8ffdf6d361610b43b4c39493e8f30183e7f850ddb39625d218c4b","2855cae1d19552bce31e1d79b38e4bc231c6d4b217a722a211a7f5044b91bb3d"]}');
INSERT INTO "events" VALUES('running-rings',2,1763200002000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('running-rings',3,1763200005000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('running-rings',4,1763200005000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('running-rings',5,1763200008000,'moved','{"seat":0,"move":"b-","id":"c0"}');
INSERT INTO "events" VALUES('running-rings',6,1763200010000,'moved','{"seat":1,"move":"a-","id":"c1"}');
INSERT INTO "events" VALUES('running-rings',7,1763200012000,'moved','{"seat":0,"move":"b+","id":"c2"}');
INSERT INTO "events" VALUES('running-rings',8,1763200014000,'moved','{"seat":1,"move":"a3","id":"c3"}');
INSERT INTO "events" VALUES('running-rings',9,1763200016000,'moved','{"seat":0,"move":"b2","id":"c4"}');
INSERT INTO "events" VALUES('running-rings',10,1763200018000,'moved','{"seat":1,"move":"a5","id":"c5"}');
INSERT INTO "events" VALUES('running-rings',11,1763200020000,'moved','{"seat":0,"move":"c3","id":"c6"}');
INSERT INTO "events" VALUES('running-triominos',1,1763200060000,'created','{"setting":{"game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":14061585512234290806,"host":"180bafb3e331ff45033e135f6dd30bf3971edaa7966528a78907870a74d0a4ae","watch":"78a1f3c11007e87bba5ce140d63ce7cd69483d1902f4229e0612fe80c509de23","tokens":["5bb4981ebaaaf990924c717020ef2124ac6098ceba1a259e6bd74bcc4f1d8c25","c5c448a58dc613d82a149a22835b4a34e3350cfcfe21d53d3f80a9583dc8c023"]}');
INSERT INTO "events" VALUES('running-triominos',2,1763200061000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('running-triominos',3,1763200064000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('running-triominos',4,1763200064000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('running-triominos',5,1763200067000,'moved','{"seat":0,"move":"341@-1,0d","id":"c0"}');
INSERT INTO "events" VALUES('running-triominos',6,1763200069000,'moved','{"seat":1,"move":"buy","id":"c1"}');
INSERT INTO "events" VALUES('running-triominos',7,1763200071000,'moved','{"seat":0,"move":"buy","id":"c2"}');
INSERT INTO "events" VALUES('running-triominos',8,1763200073000,'moved','{"seat":1,"move":"434@-1,0u","id":"c3"}');
INSERT INTO "events" VALUES('running-triominos',9,1763200075000,'moved','{"seat":0,"move":"J@-1,1u","id":"c4"}');
INSERT INTO "events" VALUES('running-triominos',10,1763200077000,'moved','{"seat":1,"move":"412@-2,1d","id":"c5"}');
INSERT INTO "events" VALUES('running-triominos',11,1763200079000,'moved','{"seat":0,"move":"145@-2,1u","id":"c6"}');
INSERT INTO "events" VALUES('running-triominos',12,1763200081000,'moved','{"seat":1,"move":"332@0,-1d","id":"c7"}');
INSERT INTO "events" VALUES('running-triominos',13,1763200083000,'moved','{"seat":0,"move":"551@-3,1d","id":"c8"}');
INSERT INTO "events" VALUES('running-triominos',14,1763200085000,'moved','{"seat":1,"move":"125@-1,1d","id":"c9"}');
INSERT INTO "events" VALUES('running-triominos',15,1763200087000,'moved','{"seat":0,"move":"buy","id":"c10"}');
INSERT INTO "events" VALUES('running-triominos',16,1763200089000,'moved','{"seat":1,"move":"115@-3,2u","id":"c11"}');
INSERT INTO "events" VALUES('taken-back',1,1763200097000,'created','{"setting":{"game":"rings","players":2,"options":{"pawns":10},"seats":[{"kind":"link","level":null,"name":"Ada"},{"kind":"link","level":null,"name":"Bert"}],"clock":null,"hints":true,"takebacks":true,"onlookers":true,"start":"full"},"seed":7786676433640950850,"host":"e1186d22649855bc66631b931cb51b864ae5d7efc02e85a741d3a1bc29fa9ba8","watch":"7c8ad6c47496d28478ad7375cd291f8ae460c92e21afb13c3f3aa4f9ad861414","tokens":["4eb515e65a9c27fdbee563ffb5bd806598a18c361df499503cac8e713194665a","1a62f7d020b1c5e2494d8e2d3a726db6c94acddaeca5515ef6fd5ad398652c29"]}');
INSERT INTO "events" VALUES('taken-back',2,1763200098000,'seat_taken','{"seat":0,"name":null}');
INSERT INTO "events" VALUES('taken-back',3,1763200101000,'seat_taken','{"seat":1,"name":null}');
INSERT INTO "events" VALUES('taken-back',4,1763200101000,'started','{"bots":{}}');
INSERT INTO "events" VALUES('taken-back',5,1763200104000,'moved','{"seat":0,"move":"c8","id":"c0"}');
INSERT INTO "events" VALUES('taken-back',6,1763200106000,'moved','{"seat":1,"move":"a1","id":"c1"}');
INSERT INTO "events" VALUES('taken-back',7,1763200108000,'moved','{"seat":0,"move":"c2","id":"c2"}');
INSERT INTO "events" VALUES('taken-back',8,1763200110000,'moved','{"seat":1,"move":"b1","id":"c3"}');
INSERT INTO "events" VALUES('taken-back',9,1763200112000,'undone','{"seat":1,"plies":1}');
INSERT INTO "events" VALUES('taken-back',10,1763200114000,'moved','{"seat":1,"move":"b-","id":"c0"}');
CREATE TABLE finished (
        match TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ended_at INTEGER NOT NULL,
        data TEXT NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "finished" VALUES('finished-resigned','memento',1763200244000,'{"match":"finished-resigned","game":"memento","players":2,"options":{"edition":"original","exits":true,"straight_exits":true,"touching_corners":true,"touching_feet":true},"seats":["person","person"],"ranks":[1,2],"ended_by":"resigned","ended_at":1763200244000,"turns":5,"record":"spielwerk record 1\ngame: memento\nplayers: 2\noption edition: \"original\"\noption exits: true\noption straight_exits: true\noption touching_corners: true\noption touching_feet: true\nseats: [\"person\", \"person\"]\nsetup: {}\nplies: 5\nresult: unfinished\n\nA0; A4,B2; A6,C1; B1,C3; C5,C6;\n"}');
INSERT INTO "finished" VALUES('finished-rules','triominos',1763200225000,'{"match":"finished-rules","game":"triominos","players":2,"options":{"kind":"usual","joker":true,"open":false},"seats":["person","person"],"ranks":[2,1],"ended_by":"TR-13","ended_at":1763200225000,"turns":52,"record":"spielwerk record 1\ngame: triominos\nplayers: 2\noption kind: \"usual\"\noption joker: true\noption open: false\nseats: [\"person\", \"person\"]\nsetup: {\"racks\": [[\"113\", \"123\", \"133\", \"335\", \"345\", \"555\"], [\"112\", \"115\", \"124\", \"134\", \"225\", \"255\"]], \"first\": \"135\", \"pot\": [\"235\", \"224\", \"334\", \"244\", \"355\", \"114\", \"111\", \"333\", \"122\", \"222\", \"444\", \"344\", \"223\", \"155\", \"125\", \"145\", \"445\", \"234\", \"J\", \"144\", \"245\", \"233\", \"455\"]}\nplies: 52\nresult: 2 1 (TR-13)\n\n312@0,0d; buy; 353@0,-1d; 121@0,1u; 313@1,-1u; 151@-1,1d; buy; buy; 534@0,-1u; 343@0,-2d; buy;\n134@1,-1d; 131@1,-2d; buy; buy; buy; buy; buy; buy; buy; 411@2,-1u; 111@2,-2d; buy; buy; buy;\n212@0,1d; 515@-1,2u; 252@1,1u; buy; 525@1,1d; 555@2,1u; 352@1,2u; 434@0,-2u; 223@0,2d; buy; buy;\n145@2,-1d; 535@1,2d; 424@-1,-2d; buy; 512@-1,1u; 445@-1,-1d; buy; buy; J@2,0d; 241@-1,-2u; buy;\n414@-1,-3d; buy; buy; 245@-2,1d; 554@2,1d;\n"}');
CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        stage TEXT NOT NULL,
        wakes_at INTEGER,
        keeper TEXT,
        kept_until INTEGER
    ) WITHOUT ROWID;
INSERT INTO "matches" VALUES('finished-resigned','over',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('finished-rules','over',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('open','open',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('running-dimenticato','running',1763200095000,NULL,NULL);
INSERT INTO "matches" VALUES('running-memento','running',1763200662000,NULL,NULL);
INSERT INTO "matches" VALUES('running-rings','running',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('running-triominos','running',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('taken-back','running',NULL,NULL,NULL);
CREATE INDEX running_matches ON matches (wakes_at) WHERE stage = 'running';
CREATE INDEX open_matches ON matches (id) WHERE stage = 'open';
CREATE INDEX finished_by_time ON finished (ended_at);
CREATE INDEX finished_by_game ON finished (game, ended_at);
PRAGMA user_version=1;
COMMIT;
