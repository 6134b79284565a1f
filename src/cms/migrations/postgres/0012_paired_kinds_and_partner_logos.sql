CREATE TYPE "public"."enum_menu_categories_kind" AS ENUM('default', 'food', 'drink');

ALTER TABLE "locations_customorderlinks" ADD COLUMN "own_logo_id" integer;

ALTER TABLE "_locations_v_version_customorderlinks" ADD COLUMN "own_logo_id" integer;

ALTER TABLE "menu_categories" ADD COLUMN "kind" "enum_menu_categories_kind" DEFAULT 'default';

ALTER TABLE "header" ADD COLUMN "partner_logos_doordash_id" integer;

ALTER TABLE "header" ADD COLUMN "partner_logos_favor_id" integer;

ALTER TABLE "header" ADD COLUMN "partner_logos_grubhub_id" integer;

ALTER TABLE "header" ADD COLUMN "partner_logos_ubereats_id" integer;

ALTER TABLE "header" ADD COLUMN "partner_logos_skipthedishes_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_partner_logos_doordash_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_partner_logos_favor_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_partner_logos_grubhub_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_partner_logos_ubereats_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_partner_logos_skipthedishes_id" integer;

ALTER TABLE "settings" ADD COLUMN "email_address" varchar;

ALTER TABLE "locations_customorderlinks" ADD CONSTRAINT "locations_customorderlinks_own_logo_id_media_id_fk" FOREIGN KEY ("own_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_locations_v_version_customorderlinks" ADD CONSTRAINT "_locations_v_version_customorderlinks_own_logo_id_media_id_fk" FOREIGN KEY ("own_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_partner_logos_doordash_id_media_id_fk" FOREIGN KEY ("partner_logos_doordash_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_partner_logos_favor_id_media_id_fk" FOREIGN KEY ("partner_logos_favor_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_partner_logos_grubhub_id_media_id_fk" FOREIGN KEY ("partner_logos_grubhub_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_partner_logos_ubereats_id_media_id_fk" FOREIGN KEY ("partner_logos_ubereats_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_partner_logos_skipthedishes_id_media_id_fk" FOREIGN KEY ("partner_logos_skipthedishes_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_partner_logos_doordash_id_media_id_fk" FOREIGN KEY ("version_partner_logos_doordash_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_partner_logos_favor_id_media_id_fk" FOREIGN KEY ("version_partner_logos_favor_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_partner_logos_grubhub_id_media_id_fk" FOREIGN KEY ("version_partner_logos_grubhub_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_partner_logos_ubereats_id_media_id_fk" FOREIGN KEY ("version_partner_logos_ubereats_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_partner_logos_skipthedishes_id_media_id_fk" FOREIGN KEY ("version_partner_logos_skipthedishes_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

CREATE INDEX "locations_customorderlinks_own_logo_idx" ON "locations_customorderlinks" USING btree ("own_logo_id");

CREATE INDEX "_locations_v_version_customorderlinks_own_logo_idx" ON "_locations_v_version_customorderlinks" USING btree ("own_logo_id");

CREATE INDEX "header_partner_logos_partner_logos_doordash_idx" ON "header" USING btree ("partner_logos_doordash_id");

CREATE INDEX "header_partner_logos_partner_logos_favor_idx" ON "header" USING btree ("partner_logos_favor_id");

CREATE INDEX "header_partner_logos_partner_logos_grubhub_idx" ON "header" USING btree ("partner_logos_grubhub_id");

CREATE INDEX "header_partner_logos_partner_logos_ubereats_idx" ON "header" USING btree ("partner_logos_ubereats_id");

CREATE INDEX "header_partner_logos_partner_logos_skipthedishes_idx" ON "header" USING btree ("partner_logos_skipthedishes_id");

CREATE INDEX "_header_v_version_partner_logos_version_partner_logos_do_idx" ON "_header_v" USING btree ("version_partner_logos_doordash_id");

CREATE INDEX "_header_v_version_partner_logos_version_partner_logos_fa_idx" ON "_header_v" USING btree ("version_partner_logos_favor_id");

CREATE INDEX "_header_v_version_partner_logos_version_partner_logos_gr_idx" ON "_header_v" USING btree ("version_partner_logos_grubhub_id");

CREATE INDEX "_header_v_version_partner_logos_version_partner_logos_ub_idx" ON "_header_v" USING btree ("version_partner_logos_ubereats_id");

CREATE INDEX "_header_v_version_partner_logos_version_partner_logos_sk_idx" ON "_header_v" USING btree ("version_partner_logos_skipthedishes_id");
