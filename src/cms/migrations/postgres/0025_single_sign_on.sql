-- Accounts of staff elsewhere (decision 112): by which the issuer knows somebody, and whose account here that is.
CREATE TABLE staff_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  staff integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  linked_at bigint NOT NULL,
  used_at bigint NOT NULL,
  PRIMARY KEY (issuer, subject)
);

CREATE UNIQUE INDEX staff_identities_by_staff ON staff_identities (staff, issuer);
