-- Links of mails that were sent before end here: their tokens stood as they are in the mail.
UPDATE "staff" SET "reset_password_token" = NULL, "reset_password_expiration" = NULL
WHERE "reset_password_token" IS NOT NULL;
