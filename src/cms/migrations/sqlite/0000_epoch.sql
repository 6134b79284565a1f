CREATE TABLE content_epoch (
  id integer PRIMARY KEY CHECK (id = 1),
  value bigint NOT NULL
);

INSERT INTO content_epoch (id, value) VALUES (1, 1);
