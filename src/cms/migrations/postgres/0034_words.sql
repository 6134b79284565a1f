CREATE TYPE "public"."enum_words_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__words_v_version_status" AS ENUM('draft', 'published');

CREATE TABLE "words" (
	"id" serial PRIMARY KEY NOT NULL,
	"sentences" jsonb,
	"_status" "enum_words_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_words_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_sentences" jsonb,
	"version__status" "enum__words_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

ALTER TABLE "settings" ALTER COLUMN "short_name" SET DEFAULT 'Our restaurants';

CREATE INDEX "words__status_idx" ON "words" USING btree ("_status");

CREATE INDEX "_words_v_version_version__status_idx" ON "_words_v" USING btree ("version__status");

CREATE INDEX "_words_v_created_at_idx" ON "_words_v" USING btree ("created_at");

CREATE INDEX "_words_v_updated_at_idx" ON "_words_v" USING btree ("updated_at");

CREATE INDEX "_words_v_latest_idx" ON "_words_v" USING btree ("latest");
