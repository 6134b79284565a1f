CREATE TABLE "media_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

ALTER TABLE "media" ADD COLUMN "replaced_at" timestamp(3) with time zone;

ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");

CREATE INDEX "media_texts_parent" ON "media_texts" USING btree ("parent_id");

CREATE INDEX "media_texts_text" ON "media_texts" USING btree ("text");
