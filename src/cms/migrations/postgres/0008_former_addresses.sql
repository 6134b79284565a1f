CREATE TABLE "former_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "former_addresses_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"locations_id" integer,
	"news_posts_id" integer,
	"pages_id" integer
);

ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "former_addresses_address_idx" ON "former_addresses" USING btree ("address");

CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");

CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");

CREATE INDEX "former_addresses_rels_order_idx" ON "former_addresses_rels" USING btree ("order");

CREATE INDEX "former_addresses_rels_parent_idx" ON "former_addresses_rels" USING btree ("parent_id");

CREATE INDEX "former_addresses_rels_path_idx" ON "former_addresses_rels" USING btree ("path");

CREATE INDEX "former_addresses_rels_locations_id_idx" ON "former_addresses_rels" USING btree ("locations_id");

CREATE INDEX "former_addresses_rels_news_posts_id_idx" ON "former_addresses_rels" USING btree ("news_posts_id");

CREATE INDEX "former_addresses_rels_pages_id_idx" ON "former_addresses_rels" USING btree ("pages_id");
