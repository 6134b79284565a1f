CREATE TYPE "public"."enum_look_type" AS ENUM('fraunces-instrument-sans', 'young-serif-cabin', 'league-gothic-libre-franklin', 'ysabeau-office-hanken-grotesk', 'bodoni-moda-jost', 'fredoka-nunito', 'besley-public-sans', 'bricolage-grotesque-source-serif-4');

CREATE TYPE "public"."enum_look_header" AS ENUM('column', 'bar');

CREATE TYPE "public"."enum_look_corners" AS ENUM('square', 'fine', 'soft', 'round');

CREATE TYPE "public"."enum_look_density" AS ENUM('compact', 'normal', 'airy');

CREATE TYPE "public"."enum_look_veil" AS ENUM('normal', 'strong');

CREATE TYPE "public"."enum_look_labels" AS ENUM('capitals', 'plain', 'display');

CREATE TYPE "public"."enum_look_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__look_v_version_type" AS ENUM('fraunces-instrument-sans', 'young-serif-cabin', 'league-gothic-libre-franklin', 'ysabeau-office-hanken-grotesk', 'bodoni-moda-jost', 'fredoka-nunito', 'besley-public-sans', 'bricolage-grotesque-source-serif-4');

CREATE TYPE "public"."enum__look_v_version_header" AS ENUM('column', 'bar');

CREATE TYPE "public"."enum__look_v_version_corners" AS ENUM('square', 'fine', 'soft', 'round');

CREATE TYPE "public"."enum__look_v_version_density" AS ENUM('compact', 'normal', 'airy');

CREATE TYPE "public"."enum__look_v_version_veil" AS ENUM('normal', 'strong');

CREATE TYPE "public"."enum__look_v_version_labels" AS ENUM('capitals', 'plain', 'display');

CREATE TYPE "public"."enum__look_v_version_status" AS ENUM('draft', 'published');

CREATE TABLE "look" (
	"id" serial PRIMARY KEY NOT NULL,
	"colours_dark" varchar DEFAULT '#14211c',
	"colours_light" varchar DEFAULT '#f4efe6',
	"colours_soft" varchar DEFAULT '#6b4a34',
	"colours_accent" varchar DEFAULT '#a8792f',
	"colours_action" varchar DEFAULT '#b5401a',
	"type" "enum_look_type" DEFAULT 'fraunces-instrument-sans',
	"header" "enum_look_header" DEFAULT 'column',
	"corners" "enum_look_corners" DEFAULT 'fine',
	"density" "enum_look_density" DEFAULT 'normal',
	"veil" "enum_look_veil" DEFAULT 'normal',
	"labels" "enum_look_labels" DEFAULT 'capitals',
	"_status" "enum_look_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_look_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_colours_dark" varchar DEFAULT '#14211c',
	"version_colours_light" varchar DEFAULT '#f4efe6',
	"version_colours_soft" varchar DEFAULT '#6b4a34',
	"version_colours_accent" varchar DEFAULT '#a8792f',
	"version_colours_action" varchar DEFAULT '#b5401a',
	"version_type" "enum__look_v_version_type" DEFAULT 'fraunces-instrument-sans',
	"version_header" "enum__look_v_version_header" DEFAULT 'column',
	"version_corners" "enum__look_v_version_corners" DEFAULT 'fine',
	"version_density" "enum__look_v_version_density" DEFAULT 'normal',
	"version_veil" "enum__look_v_version_veil" DEFAULT 'normal',
	"version_labels" "enum__look_v_version_labels" DEFAULT 'capitals',
	"version__status" "enum__look_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE INDEX "look__status_idx" ON "look" USING btree ("_status");

CREATE INDEX "_look_v_version_version__status_idx" ON "_look_v" USING btree ("version__status");

CREATE INDEX "_look_v_created_at_idx" ON "_look_v" USING btree ("created_at");

CREATE INDEX "_look_v_updated_at_idx" ON "_look_v" USING btree ("updated_at");

CREATE INDEX "_look_v_latest_idx" ON "_look_v" USING btree ("latest");
