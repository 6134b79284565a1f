CREATE TYPE "public"."enum_fonts_role" AS ENUM('display', 'text', 'textBold', 'textItalic');

CREATE TABLE "fonts" (
	"id" serial PRIMARY KEY NOT NULL,
	"family" varchar NOT NULL,
	"role" "enum_fonts_role" NOT NULL,
	"file" varchar NOT NULL,
	"rest_file" varchar,
	"facts" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fonts_id" integer;

ALTER TABLE "look" ADD COLUMN "fonts_display_id" integer;

ALTER TABLE "look" ADD COLUMN "fonts_text_id" integer;

ALTER TABLE "look" ADD COLUMN "fonts_text_bold_id" integer;

ALTER TABLE "look" ADD COLUMN "fonts_text_italic_id" integer;

ALTER TABLE "_look_v" ADD COLUMN "version_fonts_display_id" integer;

ALTER TABLE "_look_v" ADD COLUMN "version_fonts_text_id" integer;

ALTER TABLE "_look_v" ADD COLUMN "version_fonts_text_bold_id" integer;

ALTER TABLE "_look_v" ADD COLUMN "version_fonts_text_italic_id" integer;

CREATE INDEX "fonts_file_idx" ON "fonts" USING btree ("file");

CREATE INDEX "fonts_rest_file_idx" ON "fonts" USING btree ("rest_file");

CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");

CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "look" ADD CONSTRAINT "look_fonts_display_id_fonts_id_fk" FOREIGN KEY ("fonts_display_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "look" ADD CONSTRAINT "look_fonts_text_id_fonts_id_fk" FOREIGN KEY ("fonts_text_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "look" ADD CONSTRAINT "look_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "look" ADD CONSTRAINT "look_fonts_text_italic_id_fonts_id_fk" FOREIGN KEY ("fonts_text_italic_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_fonts_display_id_fonts_id_fk" FOREIGN KEY ("version_fonts_display_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_fonts_text_id_fonts_id_fk" FOREIGN KEY ("version_fonts_text_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("version_fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_look_v" ADD CONSTRAINT "_look_v_version_fonts_text_italic_id_fonts_id_fk" FOREIGN KEY ("version_fonts_text_italic_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;

CREATE INDEX "payload_locked_documents_rels_fonts_id_idx" ON "payload_locked_documents_rels" USING btree ("fonts_id");

CREATE INDEX "look_fonts_fonts_display_idx" ON "look" USING btree ("fonts_display_id");

CREATE INDEX "look_fonts_fonts_text_idx" ON "look" USING btree ("fonts_text_id");

CREATE INDEX "look_fonts_fonts_text_bold_idx" ON "look" USING btree ("fonts_text_bold_id");

CREATE INDEX "look_fonts_fonts_text_italic_idx" ON "look" USING btree ("fonts_text_italic_id");

CREATE INDEX "_look_v_version_fonts_version_fonts_display_idx" ON "_look_v" USING btree ("version_fonts_display_id");

CREATE INDEX "_look_v_version_fonts_version_fonts_text_idx" ON "_look_v" USING btree ("version_fonts_text_id");

CREATE INDEX "_look_v_version_fonts_version_fonts_text_bold_idx" ON "_look_v" USING btree ("version_fonts_text_bold_id");

CREATE INDEX "_look_v_version_fonts_version_fonts_text_italic_idx" ON "_look_v" USING btree ("version_fonts_text_italic_id");
