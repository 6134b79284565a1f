ALTER TABLE "header" ADD COLUMN "logo_on_paper_id" integer;

ALTER TABLE "_header_v" ADD COLUMN "version_logo_on_paper_id" integer;

ALTER TABLE "look" ADD COLUMN "icon_id" integer;

ALTER TABLE "_look_v" ADD COLUMN "version_icon_id" integer;

ALTER TABLE "header" ADD CONSTRAINT "header_logo_on_paper_id_media_id_fk" FOREIGN KEY ("logo_on_paper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_logo_on_paper_id_media_id_fk" FOREIGN KEY ("version_logo_on_paper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "look" ADD CONSTRAINT "look_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

CREATE INDEX "header_logo_on_paper_idx" ON "header" USING btree ("logo_on_paper_id");

CREATE INDEX "_header_v_version_version_logo_on_paper_idx" ON "_header_v" USING btree ("version_logo_on_paper_id");

CREATE INDEX "look_icon_idx" ON "look" USING btree ("icon_id");

CREATE INDEX "_look_v_version_version_icon_idx" ON "_look_v" USING btree ("version_icon_id");
