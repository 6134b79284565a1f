CREATE TYPE "public"."enum_reusable_slices_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__reusable_slices_v_version_status" AS ENUM('draft', 'published');

CREATE TABLE "reusable_slices" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"slices" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_reusable_slices_status" DEFAULT 'draft'
);

CREATE TABLE "_reusable_slices_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_slices" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__reusable_slices_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_slices_id" integer;

ALTER TABLE "_reusable_slices_v" ADD CONSTRAINT "_reusable_slices_v_parent_id_reusable_slices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_slices"("id") ON DELETE set null ON UPDATE no action;

CREATE INDEX "reusable_slices_updated_at_idx" ON "reusable_slices" USING btree ("updated_at");

CREATE INDEX "reusable_slices_created_at_idx" ON "reusable_slices" USING btree ("created_at");

CREATE INDEX "reusable_slices_deleted_at_idx" ON "reusable_slices" USING btree ("deleted_at");

CREATE INDEX "reusable_slices__status_idx" ON "reusable_slices" USING btree ("_status");

CREATE INDEX "_reusable_slices_v_parent_idx" ON "_reusable_slices_v" USING btree ("parent_id");

CREATE INDEX "_reusable_slices_v_version_version_updated_at_idx" ON "_reusable_slices_v" USING btree ("version_updated_at");

CREATE INDEX "_reusable_slices_v_version_version_created_at_idx" ON "_reusable_slices_v" USING btree ("version_created_at");

CREATE INDEX "_reusable_slices_v_version_version_deleted_at_idx" ON "_reusable_slices_v" USING btree ("version_deleted_at");

CREATE INDEX "_reusable_slices_v_version_version__status_idx" ON "_reusable_slices_v" USING btree ("version__status");

CREATE INDEX "_reusable_slices_v_created_at_idx" ON "_reusable_slices_v" USING btree ("created_at");

CREATE INDEX "_reusable_slices_v_updated_at_idx" ON "_reusable_slices_v" USING btree ("updated_at");

CREATE INDEX "_reusable_slices_v_latest_idx" ON "_reusable_slices_v" USING btree ("latest");

CREATE INDEX "_reusable_slices_v_autosave_idx" ON "_reusable_slices_v" USING btree ("autosave");

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_slices_fk" FOREIGN KEY ("reusable_slices_id") REFERENCES "public"."reusable_slices"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "payload_locked_documents_rels_reusable_slices_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_slices_id");
