CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state");

CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
