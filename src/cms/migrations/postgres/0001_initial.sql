CREATE TYPE "public"."enum_pages_type" AS ENUM('homepage', 'about-page', 'contact-page', 'gift-cards-page', 'bulk-gift-cards-page', 'location-listing-page', 'location-careers-page', 'location-group-bookings-page', 'news-listing-page', 'success-page', 'text-page');

CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('homepage', 'about-page', 'contact-page', 'gift-cards-page', 'bulk-gift-cards-page', 'location-listing-page', 'location-careers-page', 'location-group-bookings-page', 'news-listing-page', 'success-page', 'text-page');

CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_news_posts_type" AS ENUM('general', 'ca-locations', 'us-locations', 'location-or-zone-based');

CREATE TYPE "public"."enum_news_posts_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__news_posts_v_version_type" AS ENUM('general', 'ca-locations', 'us-locations', 'location-or-zone-based');

CREATE TYPE "public"."enum__news_posts_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_redirects_to_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_locations_hours_weekly_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum_locations_customorderlinks_logo" AS ENUM('doordash', 'favor', 'grubhub', 'ubereats', 'skipthedishes');

CREATE TYPE "public"."enum_locations_jobs_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');

CREATE TYPE "public"."enum_locations_province" AS ENUM('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');

CREATE TYPE "public"."enum_locations_country" AS ENUM('CA', 'US');

CREATE TYPE "public"."enum_locations_time_zone" AS ENUM('Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Vancouver', 'America/Whitehorse', 'America/Boise', 'America/Denver', 'America/Edmonton', 'America/Phoenix', 'America/Yellowknife', 'America/Chicago', 'America/Regina', 'America/Winnipeg', 'America/Detroit', 'America/Indiana/Indianapolis', 'America/Kentucky/Louisville', 'America/New_York', 'America/Iqaluit', 'America/Toronto', 'America/Halifax', 'America/Moncton', 'America/Puerto_Rico', 'America/St_Johns');

CREATE TYPE "public"."enum_locations_booking_provider" AS ENUM('house', 'opentable', 'link', 'none');

CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__locations_v_version_hours_weekly_days" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum__locations_v_version_customorderlinks_logo" AS ENUM('doordash', 'favor', 'grubhub', 'ubereats', 'skipthedishes');

CREATE TYPE "public"."enum__locations_v_version_jobs_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');

CREATE TYPE "public"."enum__locations_v_version_province" AS ENUM('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');

CREATE TYPE "public"."enum__locations_v_version_country" AS ENUM('CA', 'US');

CREATE TYPE "public"."enum__locations_v_version_time_zone" AS ENUM('Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Vancouver', 'America/Whitehorse', 'America/Boise', 'America/Denver', 'America/Edmonton', 'America/Phoenix', 'America/Yellowknife', 'America/Chicago', 'America/Regina', 'America/Winnipeg', 'America/Detroit', 'America/Indiana/Indianapolis', 'America/Kentucky/Louisville', 'America/New_York', 'America/Iqaluit', 'America/Toronto', 'America/Halifax', 'America/Moncton', 'America/Puerto_Rico', 'America/St_Johns');

CREATE TYPE "public"."enum__locations_v_version_booking_provider" AS ENUM('house', 'opentable', 'link', 'none');

CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_booking_settings_periods_weekdays" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum_booking_settings_tables_attribute" AS ENUM('default', 'bar', 'counter', 'highTop', 'outdoor');

CREATE TYPE "public"."enum_booking_settings_experiences_weekdays" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');

CREATE TYPE "public"."enum_booking_settings_experiences_seats_per" AS ENUM('slot', 'day');

CREATE TYPE "public"."enum_booking_settings_experiences_price_per" AS ENUM('person', 'party');

CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_menu_items_pairing_type" AS ENUM('default', 'food', 'drink');

CREATE TYPE "public"."enum_menu_tags_kind" AS ENUM('diet', 'allergen', 'note');

CREATE TYPE "public"."enum_applications_state" AS ENUM('new', 'in-touch', 'closed');

CREATE TYPE "public"."enum_applications_position" AS ENUM('Front House', 'Culinary', 'Management');

CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'answered', 'closed');

CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('bulk-gift-cards');

CREATE TYPE "public"."enum_staff_roles" AS ENUM('admin', 'editor', 'host', 'recruiter', 'marketing');

CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');

CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');

CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');

CREATE TYPE "public"."enum_header_menu_link_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__header_v_version_menu_link_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_footer_legal_links_privacy_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_footer_legal_links_terms_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_footer_legal_links_accessibility_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_footer_properties_link_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__footer_v_version_legal_links_privacy_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__footer_v_version_legal_links_terms_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__footer_v_version_legal_links_accessibility_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__footer_v_version_properties_link_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_banner_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__banner_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_popup_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__popup_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_cookies_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__cookies_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_not_found_page_cta_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum_not_found_page_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__not_found_page_v_version_cta_link_type" AS ENUM('Document', 'Web', 'Media');

CREATE TYPE "public"."enum__not_found_page_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_seo_template_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum__seo_template_v_version_status" AS ENUM('draft', 'published');

CREATE TYPE "public"."enum_settings_time_zone" AS ENUM('Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Vancouver', 'America/Whitehorse', 'America/Boise', 'America/Denver', 'America/Edmonton', 'America/Phoenix', 'America/Yellowknife', 'America/Chicago', 'America/Regina', 'America/Winnipeg', 'America/Detroit', 'America/Indiana/Indianapolis', 'America/Kentucky/Louisville', 'America/New_York', 'America/Iqaluit', 'America/Toronto', 'America/Halifax', 'America/Moncton', 'America/Puerto_Rico', 'America/St_Johns');

CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"type" "enum_pages_type" DEFAULT 'text-page',
	"uid" varchar,
	"no_index" boolean DEFAULT false,
	"slices" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_pages_status" DEFAULT 'draft'
);

CREATE TABLE "_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_type" "enum__pages_v_version_type" DEFAULT 'text-page',
	"version_uid" varchar,
	"version_no_index" boolean DEFAULT false,
	"version_slices" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "news_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"uid" varchar,
	"date" timestamp(3) with time zone,
	"type" "enum_news_posts_type" DEFAULT 'general',
	"no_index" boolean DEFAULT false,
	"summary" varchar,
	"image_desktop_id" integer,
	"image_mobile_id" integer,
	"slices" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_news_posts_status" DEFAULT 'draft'
);

CREATE TABLE "news_posts_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"locations_id" integer,
	"zones_id" integer
);

CREATE TABLE "_news_posts_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_uid" varchar,
	"version_date" timestamp(3) with time zone,
	"version_type" "enum__news_posts_v_version_type" DEFAULT 'general',
	"version_no_index" boolean DEFAULT false,
	"version_summary" varchar,
	"version_image_desktop_id" integer,
	"version_image_mobile_id" integer,
	"version_slices" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__news_posts_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_news_posts_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"locations_id" integer,
	"zones_id" integer
);

CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from" varchar NOT NULL,
	"to_link_type" "enum_redirects_to_link_type" DEFAULT 'Document',
	"to_url" varchar,
	"to_media_id" integer,
	"to_new_tab" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "redirects_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "locations_hours_weekly_days" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "enum_locations_hours_weekly_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "locations_hours_weekly" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"opens" varchar,
	"closes" varchar
);

CREATE TABLE "locations_hours_holidays_spans" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"opens" varchar,
	"closes" varchar
);

CREATE TABLE "locations_hours_holidays" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"date" varchar,
	"name" varchar
);

CREATE TABLE "locations_customorderlinks" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"logo" "enum_locations_customorderlinks_logo",
	"link_url" varchar
);

CREATE TABLE "locations_jobs" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"employment_type" "enum_locations_jobs_employment_type" DEFAULT 'FULL_TIME',
	"date_posted" timestamp(3) with time zone,
	"valid_through" timestamp(3) with time zone,
	"link_url" varchar
);

CREATE TABLE "locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"uid" varchar,
	"is_flagship" boolean DEFAULT false,
	"coming_soon" boolean DEFAULT false,
	"no_index" boolean DEFAULT false,
	"intro" varchar,
	"image_id" integer,
	"address" varchar,
	"city" varchar,
	"province" "enum_locations_province",
	"postal_code" varchar,
	"country" "enum_locations_country",
	"geocoords_latitude" numeric,
	"geocoords_longitude" numeric,
	"time_zone" "enum_locations_time_zone",
	"phone_number" varchar,
	"email_address" varchar,
	"hours_temporary_closure_from" varchar,
	"hours_temporary_closure_until" varchar,
	"hours_temporary_closure_message" varchar,
	"booking_provider" "enum_locations_booking_provider",
	"open_table_r_i_d" varchar,
	"reserve_link_url" varchar,
	"reserve_message" varchar,
	"order_link_url" varchar,
	"pickup_title" varchar,
	"pickup_button_text" varchar,
	"pickup_text" varchar,
	"xdine_url" varchar,
	"delivery_title" varchar,
	"order_button_text" varchar,
	"delivery_text" varchar,
	"uber_eats_url" varchar,
	"skip_the_dishes_url" varchar,
	"job_unit" varchar,
	"external_careers_link_url" varchar,
	"group_booking_link_url" varchar,
	"slices" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_locations_status" DEFAULT 'draft'
);

CREATE TABLE "locations_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "_locations_v_version_hours_weekly_days" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum__locations_v_version_hours_weekly_days",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "_locations_v_version_hours_weekly" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"opens" varchar,
	"closes" varchar,
	"_uuid" varchar
);

CREATE TABLE "_locations_v_version_hours_holidays_spans" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"opens" varchar,
	"closes" varchar,
	"_uuid" varchar
);

CREATE TABLE "_locations_v_version_hours_holidays" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"date" varchar,
	"name" varchar,
	"_uuid" varchar
);

CREATE TABLE "_locations_v_version_customorderlinks" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"logo" "enum__locations_v_version_customorderlinks_logo",
	"link_url" varchar,
	"_uuid" varchar
);

CREATE TABLE "_locations_v_version_jobs" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"employment_type" "enum__locations_v_version_jobs_employment_type" DEFAULT 'FULL_TIME',
	"date_posted" timestamp(3) with time zone,
	"valid_through" timestamp(3) with time zone,
	"link_url" varchar,
	"_uuid" varchar
);

CREATE TABLE "_locations_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_uid" varchar,
	"version_is_flagship" boolean DEFAULT false,
	"version_coming_soon" boolean DEFAULT false,
	"version_no_index" boolean DEFAULT false,
	"version_intro" varchar,
	"version_image_id" integer,
	"version_address" varchar,
	"version_city" varchar,
	"version_province" "enum__locations_v_version_province",
	"version_postal_code" varchar,
	"version_country" "enum__locations_v_version_country",
	"version_geocoords_latitude" numeric,
	"version_geocoords_longitude" numeric,
	"version_time_zone" "enum__locations_v_version_time_zone",
	"version_phone_number" varchar,
	"version_email_address" varchar,
	"version_hours_temporary_closure_from" varchar,
	"version_hours_temporary_closure_until" varchar,
	"version_hours_temporary_closure_message" varchar,
	"version_booking_provider" "enum__locations_v_version_booking_provider",
	"version_open_table_r_i_d" varchar,
	"version_reserve_link_url" varchar,
	"version_reserve_message" varchar,
	"version_order_link_url" varchar,
	"version_pickup_title" varchar,
	"version_pickup_button_text" varchar,
	"version_pickup_text" varchar,
	"version_xdine_url" varchar,
	"version_delivery_title" varchar,
	"version_order_button_text" varchar,
	"version_delivery_text" varchar,
	"version_uber_eats_url" varchar,
	"version_skip_the_dishes_url" varchar,
	"version_job_unit" varchar,
	"version_external_careers_link_url" varchar,
	"version_group_booking_link_url" varchar,
	"version_slices" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_locations_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "booking_settings_periods_weekdays" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "enum_booking_settings_periods_weekdays",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "booking_settings_periods" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"name" varchar NOT NULL,
	"first_seating" varchar NOT NULL,
	"last_seating" varchar NOT NULL,
	"covers_per_slot" numeric
);

CREATE TABLE "booking_settings_special_days_periods" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"name" varchar NOT NULL,
	"first_seating" varchar NOT NULL,
	"last_seating" varchar NOT NULL,
	"covers_per_slot" numeric
);

CREATE TABLE "booking_settings_special_days" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"date" varchar NOT NULL,
	"name" varchar
);

CREATE TABLE "booking_settings_closures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"from" varchar NOT NULL,
	"to" varchar NOT NULL,
	"reason" varchar
);

CREATE TABLE "booking_settings_areas" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"name" varchar NOT NULL
);

CREATE TABLE "booking_settings_tables" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"area" varchar NOT NULL,
	"attribute" "enum_booking_settings_tables_attribute" DEFAULT 'default' NOT NULL,
	"min_party" numeric NOT NULL,
	"max_party" numeric NOT NULL
);

CREATE TABLE "booking_settings_combinations" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"min_party" numeric NOT NULL,
	"max_party" numeric NOT NULL
);

CREATE TABLE "booking_settings_experiences_weekdays" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "enum_booking_settings_experiences_weekdays",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "booking_settings_experiences_exceptions" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"date" varchar NOT NULL
);

CREATE TABLE "booking_settings_experiences_taxes" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"percent" numeric NOT NULL
);

CREATE TABLE "booking_settings_experiences_add_ons" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"name" varchar NOT NULL,
	"price" numeric NOT NULL,
	"max_per_reservation" numeric DEFAULT 0 NOT NULL,
	"description" varchar
);

CREATE TABLE "booking_settings_experiences" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"code" varchar NOT NULL,
	"name" varchar NOT NULL,
	"description" varchar,
	"from" varchar,
	"to" varchar,
	"first_seating" varchar NOT NULL,
	"last_seating" varchar NOT NULL,
	"every_minutes" numeric DEFAULT 15 NOT NULL,
	"exclusive" boolean DEFAULT false,
	"seats" numeric NOT NULL,
	"seats_per" "enum_booking_settings_experiences_seats_per" DEFAULT 'slot' NOT NULL,
	"min_party" numeric DEFAULT 1 NOT NULL,
	"max_party" numeric NOT NULL,
	"price" numeric NOT NULL,
	"price_per" "enum_booking_settings_experiences_price_per" DEFAULT 'person' NOT NULL,
	"service_charge_percent" numeric,
	"prepayment_required" boolean DEFAULT false
);

CREATE TABLE "booking_settings_turn_times" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"up_to" numeric NOT NULL,
	"minutes" numeric NOT NULL
);

CREATE TABLE "booking_settings" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"name" varchar,
	"min_party" numeric DEFAULT 1 NOT NULL,
	"max_party" numeric NOT NULL,
	"covers_per_slot" numeric,
	"horizon_days" numeric DEFAULT 90 NOT NULL,
	"notice_minutes" numeric DEFAULT 0 NOT NULL,
	"cancel_cut_off_minutes" numeric DEFAULT 0 NOT NULL,
	"remind_at" varchar DEFAULT '10:00',
	"email_required" boolean DEFAULT false,
	"special_request_limit" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "booking_settings_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "zones_locations" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"location_id" integer
);

CREATE TABLE "zones" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar NOT NULL,
	"uid" varchar NOT NULL,
	"menu_layout_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"uid" varchar,
	"slices" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_menus_status" DEFAULT 'draft'
);

CREATE TABLE "_menus_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_uid" varchar,
	"version_slices" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "menu_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"uid" varchar NOT NULL,
	"hide_in_navigation" boolean DEFAULT false,
	"description" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "menu_categories_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"menu_items_id" integer
);

CREATE TABLE "menu_items_variants" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"price" numeric
);

CREATE TABLE "menu_items_pairings" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"category_id" integer
);

CREATE TABLE "menu_items_nutritional_info_items" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"value" varchar
);

CREATE TABLE "menu_items_nutritional_info" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar DEFAULT 'Per serving' NOT NULL
);

CREATE TABLE "menu_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"uid" varchar NOT NULL,
	"price" numeric,
	"description" jsonb,
	"image_desktop_id" integer,
	"image_mobile_id" integer,
	"pairing_type" "enum_menu_items_pairing_type" DEFAULT 'default',
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "menu_items_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"menu_tags_id" integer,
	"zones_id" integer,
	"menu_items_id" integer
);

CREATE TABLE "menu_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar NOT NULL,
	"uid" varchar NOT NULL,
	"kind" "enum_menu_tags_kind" DEFAULT 'note' NOT NULL,
	"abbreviation" varchar NOT NULL,
	"description" varchar,
	"icon_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"alt" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_avif480_url" varchar,
	"sizes_avif480_width" numeric,
	"sizes_avif480_height" numeric,
	"sizes_avif480_mime_type" varchar,
	"sizes_avif480_filesize" numeric,
	"sizes_avif480_filename" varchar,
	"sizes_webp480_url" varchar,
	"sizes_webp480_width" numeric,
	"sizes_webp480_height" numeric,
	"sizes_webp480_mime_type" varchar,
	"sizes_webp480_filesize" numeric,
	"sizes_webp480_filename" varchar,
	"sizes_avif800_url" varchar,
	"sizes_avif800_width" numeric,
	"sizes_avif800_height" numeric,
	"sizes_avif800_mime_type" varchar,
	"sizes_avif800_filesize" numeric,
	"sizes_avif800_filename" varchar,
	"sizes_webp800_url" varchar,
	"sizes_webp800_width" numeric,
	"sizes_webp800_height" numeric,
	"sizes_webp800_mime_type" varchar,
	"sizes_webp800_filesize" numeric,
	"sizes_webp800_filename" varchar,
	"sizes_avif1280_url" varchar,
	"sizes_avif1280_width" numeric,
	"sizes_avif1280_height" numeric,
	"sizes_avif1280_mime_type" varchar,
	"sizes_avif1280_filesize" numeric,
	"sizes_avif1280_filename" varchar,
	"sizes_webp1280_url" varchar,
	"sizes_webp1280_width" numeric,
	"sizes_webp1280_height" numeric,
	"sizes_webp1280_mime_type" varchar,
	"sizes_webp1280_filesize" numeric,
	"sizes_webp1280_filename" varchar,
	"sizes_avif1920_url" varchar,
	"sizes_avif1920_width" numeric,
	"sizes_avif1920_height" numeric,
	"sizes_avif1920_mime_type" varchar,
	"sizes_avif1920_filesize" numeric,
	"sizes_avif1920_filename" varchar,
	"sizes_shared_url" varchar,
	"sizes_shared_width" numeric,
	"sizes_shared_height" numeric,
	"sizes_shared_mime_type" varchar,
	"sizes_shared_filesize" numeric,
	"sizes_shared_filename" varchar
);

CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" "enum_applications_state" DEFAULT 'new' NOT NULL,
	"fname" varchar NOT NULL,
	"lname" varchar NOT NULL,
	"email" varchar,
	"tel" varchar NOT NULL,
	"location_id" integer,
	"position" "enum_applications_position" NOT NULL,
	"file_name" varchar,
	"file_stored_as" varchar,
	"file_mime_type" varchar,
	"file_size" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "enquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
	"kind" "enum_enquiries_kind" DEFAULT 'bulk-gift-cards' NOT NULL,
	"fname" varchar NOT NULL,
	"lname" varchar NOT NULL,
	"email" varchar,
	"business_name" varchar,
	"business_address" varchar,
	"city" varchar,
	"province" varchar,
	"tel" varchar,
	"website" varchar,
	"to_email" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" varchar NOT NULL,
	"firstname" varchar,
	"lastname" varchar,
	"birth_month" numeric,
	"location_id" integer,
	"optin_source" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "staff_roles" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_staff_roles",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "staff_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "staff" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"all_locations" boolean DEFAULT false,
	"must_change_password" boolean DEFAULT true,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"login_attempts" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone
);

CREATE TABLE "staff_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"locations_id" integer
);

CREATE TABLE "payload_kv" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "payload_jobs_log" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"executed_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone NOT NULL,
	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
	"task_i_d" varchar NOT NULL,
	"input" jsonb,
	"output" jsonb,
	"state" "enum_payload_jobs_log_state" NOT NULL,
	"error" jsonb
);

CREATE TABLE "payload_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"input" jsonb,
	"completed_at" timestamp(3) with time zone,
	"total_tried" numeric DEFAULT 0,
	"has_error" boolean DEFAULT false,
	"error" jsonb,
	"task_slug" "enum_payload_jobs_task_slug",
	"queue" varchar DEFAULT 'default',
	"wait_until" timestamp(3) with time zone,
	"processing" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"news_posts_id" integer,
	"redirects_id" integer,
	"locations_id" integer,
	"booking_settings_id" integer,
	"zones_id" integer,
	"menus_id" integer,
	"menu_categories_id" integer,
	"menu_items_id" integer,
	"menu_tags_id" integer,
	"media_id" integer,
	"applications_id" integer,
	"enquiries_id" integer,
	"subscribers_id" integer,
	"staff_id" integer
);

CREATE TABLE "payload_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"staff_id" integer
);

CREATE TABLE "payload_migrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "header_menu" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"link_text" varchar,
	"link_link_type" "enum_header_menu_link_link_type" DEFAULT 'Document',
	"link_url" varchar,
	"link_media_id" integer,
	"link_new_tab" boolean DEFAULT false
);

CREATE TABLE "header_primary_buttons" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"reserve_button_text" varchar,
	"order_button_text" varchar
);

CREATE TABLE "header" (
	"id" serial PRIMARY KEY NOT NULL,
	"logo_id" integer,
	"logo_height_pixels" numeric,
	"pickup_title" varchar,
	"pickup_text" varchar,
	"pickup_button_text" varchar,
	"delivery_title" varchar,
	"delivery_text" varchar,
	"_status" "enum_header_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "header_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "_header_v_version_menu" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"link_text" varchar,
	"link_link_type" "enum__header_v_version_menu_link_link_type" DEFAULT 'Document',
	"link_url" varchar,
	"link_media_id" integer,
	"link_new_tab" boolean DEFAULT false,
	"_uuid" varchar
);

CREATE TABLE "_header_v_version_primary_buttons" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"reserve_button_text" varchar,
	"order_button_text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_header_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_logo_id" integer,
	"version_logo_height_pixels" numeric,
	"version_pickup_title" varchar,
	"version_pickup_text" varchar,
	"version_pickup_button_text" varchar,
	"version_delivery_title" varchar,
	"version_delivery_text" varchar,
	"version__status" "enum__header_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_header_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "footer_general" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"background_image_id" integer,
	"social_links_title" varchar,
	"link_columns_title" varchar,
	"copyright_message" varchar
);

CREATE TABLE "footer_social_media" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"facebook_canada_url" varchar,
	"twitter_canada_url" varchar,
	"instagram_canada_url" varchar,
	"facebook_u_s_a_url" varchar,
	"twitter_u_s_a_url" varchar,
	"instagram_u_s_a_url" varchar
);

CREATE TABLE "footer_legal_links" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"privacy_link_type" "enum_footer_legal_links_privacy_link_type" DEFAULT 'Document',
	"privacy_url" varchar,
	"privacy_media_id" integer,
	"privacy_text" varchar,
	"privacy_new_tab" boolean DEFAULT false,
	"terms_link_type" "enum_footer_legal_links_terms_link_type" DEFAULT 'Document',
	"terms_url" varchar,
	"terms_media_id" integer,
	"terms_text" varchar,
	"terms_new_tab" boolean DEFAULT false,
	"accessibility_link_type" "enum_footer_legal_links_accessibility_link_type" DEFAULT 'Document',
	"accessibility_url" varchar,
	"accessibility_media_id" integer,
	"accessibility_text" varchar,
	"accessibility_new_tab" boolean DEFAULT false
);

CREATE TABLE "footer" (
	"id" serial PRIMARY KEY NOT NULL,
	"slices" jsonb,
	"properties_link_link_type" "enum_footer_properties_link_link_type" DEFAULT 'Document',
	"properties_link_url" varchar,
	"properties_link_media_id" integer,
	"properties_link_new_tab" boolean DEFAULT false,
	"properties_link_text" varchar,
	"_status" "enum_footer_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "footer_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "_footer_v_version_general" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"background_image_id" integer,
	"social_links_title" varchar,
	"link_columns_title" varchar,
	"copyright_message" varchar,
	"_uuid" varchar
);

CREATE TABLE "_footer_v_version_social_media" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"facebook_canada_url" varchar,
	"twitter_canada_url" varchar,
	"instagram_canada_url" varchar,
	"facebook_u_s_a_url" varchar,
	"twitter_u_s_a_url" varchar,
	"instagram_u_s_a_url" varchar,
	"_uuid" varchar
);

CREATE TABLE "_footer_v_version_legal_links" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"privacy_link_type" "enum__footer_v_version_legal_links_privacy_link_type" DEFAULT 'Document',
	"privacy_url" varchar,
	"privacy_media_id" integer,
	"privacy_text" varchar,
	"privacy_new_tab" boolean DEFAULT false,
	"terms_link_type" "enum__footer_v_version_legal_links_terms_link_type" DEFAULT 'Document',
	"terms_url" varchar,
	"terms_media_id" integer,
	"terms_text" varchar,
	"terms_new_tab" boolean DEFAULT false,
	"accessibility_link_type" "enum__footer_v_version_legal_links_accessibility_link_type" DEFAULT 'Document',
	"accessibility_url" varchar,
	"accessibility_media_id" integer,
	"accessibility_text" varchar,
	"accessibility_new_tab" boolean DEFAULT false,
	"_uuid" varchar
);

CREATE TABLE "_footer_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_slices" jsonb,
	"version_properties_link_link_type" "enum__footer_v_version_properties_link_link_type" DEFAULT 'Document',
	"version_properties_link_url" varchar,
	"version_properties_link_media_id" integer,
	"version_properties_link_new_tab" boolean DEFAULT false,
	"version_properties_link_text" varchar,
	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_footer_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "banner" (
	"id" serial PRIMARY KEY NOT NULL,
	"slices" jsonb,
	"_status" "enum_banner_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_banner_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_slices" jsonb,
	"version__status" "enum__banner_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "popup" (
	"id" serial PRIMARY KEY NOT NULL,
	"slices" jsonb,
	"_status" "enum_popup_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_popup_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_slices" jsonb,
	"version__status" "enum__popup_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "cookies" (
	"id" serial PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT false,
	"description" jsonb,
	"_status" "enum_cookies_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_cookies_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_enabled" boolean DEFAULT false,
	"version_description" jsonb,
	"version__status" "enum__cookies_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "not_found_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"cta_link_type" "enum_not_found_page_cta_link_type" DEFAULT 'Document',
	"cta_url" varchar,
	"cta_media_id" integer,
	"cta_new_tab" boolean DEFAULT false,
	"cta_text" varchar,
	"_status" "enum_not_found_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "not_found_page_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "_not_found_page_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_title" varchar,
	"version_description" varchar,
	"version_cta_link_type" "enum__not_found_page_v_version_cta_link_type" DEFAULT 'Document',
	"version_cta_url" varchar,
	"version_cta_media_id" integer,
	"version_cta_new_tab" boolean DEFAULT false,
	"version_cta_text" varchar,
	"version__status" "enum__not_found_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_not_found_page_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"pages_id" integer,
	"locations_id" integer,
	"news_posts_id" integer,
	"menus_id" integer
);

CREATE TABLE "seo_template" (
	"id" serial PRIMARY KEY NOT NULL,
	"generic_title_template" varchar,
	"generic_meta_description" varchar,
	"generic_keywords" varchar,
	"restaurant_page_title" varchar,
	"restaurant_meta_description" varchar,
	"restaurant_keywords" varchar,
	"menu_page_title" varchar,
	"menu_meta_description" varchar,
	"menu_keywords" varchar,
	"image_id" integer,
	"_status" "enum_seo_template_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_seo_template_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_generic_title_template" varchar,
	"version_generic_meta_description" varchar,
	"version_generic_keywords" varchar,
	"version_restaurant_page_title" varchar,
	"version_restaurant_meta_description" varchar,
	"version_restaurant_keywords" varchar,
	"version_menu_page_title" varchar,
	"version_menu_meta_description" varchar,
	"version_menu_keywords" varchar,
	"version_image_id" integer,
	"version__status" "enum__seo_template_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "settings" (
	"id" serial PRIMARY KEY NOT NULL,
	"short_name" varchar DEFAULT 'Saltwood' NOT NULL,
	"time_zone" "enum_settings_time_zone" DEFAULT 'America/Vancouver' NOT NULL,
	"job_search_url" varchar,
	"booking_terms_url" varchar,
	"booking_privacy_url" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "settings_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "news_posts" ADD CONSTRAINT "news_posts_image_desktop_id_media_id_fk" FOREIGN KEY ("image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "news_posts" ADD CONSTRAINT "news_posts_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "news_posts_rels" ADD CONSTRAINT "news_posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_posts_rels" ADD CONSTRAINT "news_posts_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "news_posts_rels" ADD CONSTRAINT "news_posts_rels_zones_fk" FOREIGN KEY ("zones_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_news_posts_v" ADD CONSTRAINT "_news_posts_v_parent_id_news_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_posts"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_news_posts_v" ADD CONSTRAINT "_news_posts_v_version_image_desktop_id_media_id_fk" FOREIGN KEY ("version_image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_news_posts_v" ADD CONSTRAINT "_news_posts_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_news_posts_v_rels" ADD CONSTRAINT "_news_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_posts_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_news_posts_v_rels" ADD CONSTRAINT "_news_posts_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_news_posts_v_rels" ADD CONSTRAINT "_news_posts_v_rels_zones_fk" FOREIGN KEY ("zones_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_media_id_media_id_fk" FOREIGN KEY ("to_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_hours_weekly_days" ADD CONSTRAINT "locations_hours_weekly_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations_hours_weekly"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_hours_weekly" ADD CONSTRAINT "locations_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_hours_holidays_spans" ADD CONSTRAINT "locations_hours_holidays_spans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations_hours_holidays"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_hours_holidays" ADD CONSTRAINT "locations_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_customorderlinks" ADD CONSTRAINT "locations_customorderlinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_jobs" ADD CONSTRAINT "locations_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations" ADD CONSTRAINT "locations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_hours_weekly_days" ADD CONSTRAINT "_locations_v_version_hours_weekly_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v_version_hours_weekly"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_hours_weekly" ADD CONSTRAINT "_locations_v_version_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_hours_holidays_spans" ADD CONSTRAINT "_locations_v_version_hours_holidays_spans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v_version_hours_holidays"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_hours_holidays" ADD CONSTRAINT "_locations_v_version_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_customorderlinks" ADD CONSTRAINT "_locations_v_version_customorderlinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_version_jobs" ADD CONSTRAINT "_locations_v_version_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_periods_weekdays" ADD CONSTRAINT "booking_settings_periods_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_settings_periods"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_periods" ADD CONSTRAINT "booking_settings_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_special_days_periods" ADD CONSTRAINT "booking_settings_special_days_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings_special_days"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_special_days" ADD CONSTRAINT "booking_settings_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_closures" ADD CONSTRAINT "booking_settings_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_areas" ADD CONSTRAINT "booking_settings_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_tables" ADD CONSTRAINT "booking_settings_tables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_combinations" ADD CONSTRAINT "booking_settings_combinations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_experiences_weekdays" ADD CONSTRAINT "booking_settings_experiences_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_settings_experiences"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_experiences_exceptions" ADD CONSTRAINT "booking_settings_experiences_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings_experiences"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_experiences_taxes" ADD CONSTRAINT "booking_settings_experiences_taxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings_experiences"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_experiences_add_ons" ADD CONSTRAINT "booking_settings_experiences_add_ons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings_experiences"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_experiences" ADD CONSTRAINT "booking_settings_experiences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings_turn_times" ADD CONSTRAINT "booking_settings_turn_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "booking_settings_texts" ADD CONSTRAINT "booking_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "zones_locations" ADD CONSTRAINT "zones_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "zones_locations" ADD CONSTRAINT "zones_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "zones" ADD CONSTRAINT "zones_menu_layout_id_menus_id_fk" FOREIGN KEY ("menu_layout_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_categories_rels" ADD CONSTRAINT "menu_categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_categories"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_categories_rels" ADD CONSTRAINT "menu_categories_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_variants" ADD CONSTRAINT "menu_items_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_pairings" ADD CONSTRAINT "menu_items_pairings_category_id_menu_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."menu_categories"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_items_pairings" ADD CONSTRAINT "menu_items_pairings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_nutritional_info_items" ADD CONSTRAINT "menu_items_nutritional_info_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items_nutritional_info"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_nutritional_info" ADD CONSTRAINT "menu_items_nutritional_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_image_desktop_id_media_id_fk" FOREIGN KEY ("image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "menu_items_rels" ADD CONSTRAINT "menu_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_rels" ADD CONSTRAINT "menu_items_rels_menu_tags_fk" FOREIGN KEY ("menu_tags_id") REFERENCES "public"."menu_tags"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_rels" ADD CONSTRAINT "menu_items_rels_zones_fk" FOREIGN KEY ("zones_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_items_rels" ADD CONSTRAINT "menu_items_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "menu_tags" ADD CONSTRAINT "menu_tags_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "applications" ADD CONSTRAINT "applications_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_settings_fk" FOREIGN KEY ("booking_settings_id") REFERENCES "public"."booking_settings"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_zones_fk" FOREIGN KEY ("zones_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_categories_fk" FOREIGN KEY ("menu_categories_id") REFERENCES "public"."menu_categories"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_tags_fk" FOREIGN KEY ("menu_tags_id") REFERENCES "public"."menu_tags"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_link_media_id_media_id_fk" FOREIGN KEY ("link_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_primary_buttons" ADD CONSTRAINT "header_primary_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header" ADD CONSTRAINT "header_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_link_media_id_media_id_fk" FOREIGN KEY ("link_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_version_primary_buttons" ADD CONSTRAINT "_header_v_version_primary_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_header_v_rels" ADD CONSTRAINT "_header_v_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_general" ADD CONSTRAINT "footer_general_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "footer_general" ADD CONSTRAINT "footer_general_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_social_media" ADD CONSTRAINT "footer_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_privacy_media_id_media_id_fk" FOREIGN KEY ("privacy_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_terms_media_id_media_id_fk" FOREIGN KEY ("terms_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_accessibility_media_id_media_id_fk" FOREIGN KEY ("accessibility_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer" ADD CONSTRAINT "footer_properties_link_media_id_media_id_fk" FOREIGN KEY ("properties_link_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_version_general" ADD CONSTRAINT "_footer_v_version_general_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_footer_v_version_general" ADD CONSTRAINT "_footer_v_version_general_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_version_social_media" ADD CONSTRAINT "_footer_v_version_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_privacy_media_id_media_id_fk" FOREIGN KEY ("privacy_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_terms_media_id_media_id_fk" FOREIGN KEY ("terms_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_accessibility_media_id_media_id_fk" FOREIGN KEY ("accessibility_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_properties_link_media_id_media_id_fk" FOREIGN KEY ("version_properties_link_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "not_found_page" ADD CONSTRAINT "not_found_page_cta_media_id_media_id_fk" FOREIGN KEY ("cta_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "not_found_page_rels" ADD CONSTRAINT "not_found_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."not_found_page"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "not_found_page_rels" ADD CONSTRAINT "not_found_page_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "not_found_page_rels" ADD CONSTRAINT "not_found_page_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "not_found_page_rels" ADD CONSTRAINT "not_found_page_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "not_found_page_rels" ADD CONSTRAINT "not_found_page_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_not_found_page_v" ADD CONSTRAINT "_not_found_page_v_version_cta_media_id_media_id_fk" FOREIGN KEY ("version_cta_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_not_found_page_v_rels" ADD CONSTRAINT "_not_found_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_not_found_page_v"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_not_found_page_v_rels" ADD CONSTRAINT "_not_found_page_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_not_found_page_v_rels" ADD CONSTRAINT "_not_found_page_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_not_found_page_v_rels" ADD CONSTRAINT "_not_found_page_v_rels_news_posts_fk" FOREIGN KEY ("news_posts_id") REFERENCES "public"."news_posts"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "_not_found_page_v_rels" ADD CONSTRAINT "_not_found_page_v_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "seo_template" ADD CONSTRAINT "seo_template_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "_seo_template_v" ADD CONSTRAINT "_seo_template_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;

ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "pages_type_idx" ON "pages" USING btree ("type");

CREATE UNIQUE INDEX "pages_uid_idx" ON "pages" USING btree ("uid");

CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");

CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");

CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");

CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");

CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");

CREATE INDEX "_pages_v_version_version_type_idx" ON "_pages_v" USING btree ("version_type");

CREATE INDEX "_pages_v_version_version_uid_idx" ON "_pages_v" USING btree ("version_uid");

CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");

CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");

CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");

CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");

CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");

CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");

CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");

CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");

CREATE UNIQUE INDEX "news_posts_uid_idx" ON "news_posts" USING btree ("uid");

CREATE INDEX "news_posts_image_image_desktop_idx" ON "news_posts" USING btree ("image_desktop_id");

CREATE INDEX "news_posts_image_image_mobile_idx" ON "news_posts" USING btree ("image_mobile_id");

CREATE INDEX "news_posts_updated_at_idx" ON "news_posts" USING btree ("updated_at");

CREATE INDEX "news_posts_created_at_idx" ON "news_posts" USING btree ("created_at");

CREATE INDEX "news_posts_deleted_at_idx" ON "news_posts" USING btree ("deleted_at");

CREATE INDEX "news_posts__status_idx" ON "news_posts" USING btree ("_status");

CREATE INDEX "news_posts_rels_order_idx" ON "news_posts_rels" USING btree ("order");

CREATE INDEX "news_posts_rels_parent_idx" ON "news_posts_rels" USING btree ("parent_id");

CREATE INDEX "news_posts_rels_path_idx" ON "news_posts_rels" USING btree ("path");

CREATE INDEX "news_posts_rels_locations_id_idx" ON "news_posts_rels" USING btree ("locations_id");

CREATE INDEX "news_posts_rels_zones_id_idx" ON "news_posts_rels" USING btree ("zones_id");

CREATE INDEX "_news_posts_v_parent_idx" ON "_news_posts_v" USING btree ("parent_id");

CREATE INDEX "_news_posts_v_version_version_uid_idx" ON "_news_posts_v" USING btree ("version_uid");

CREATE INDEX "_news_posts_v_version_image_version_image_desktop_idx" ON "_news_posts_v" USING btree ("version_image_desktop_id");

CREATE INDEX "_news_posts_v_version_image_version_image_mobile_idx" ON "_news_posts_v" USING btree ("version_image_mobile_id");

CREATE INDEX "_news_posts_v_version_version_updated_at_idx" ON "_news_posts_v" USING btree ("version_updated_at");

CREATE INDEX "_news_posts_v_version_version_created_at_idx" ON "_news_posts_v" USING btree ("version_created_at");

CREATE INDEX "_news_posts_v_version_version_deleted_at_idx" ON "_news_posts_v" USING btree ("version_deleted_at");

CREATE INDEX "_news_posts_v_version_version__status_idx" ON "_news_posts_v" USING btree ("version__status");

CREATE INDEX "_news_posts_v_created_at_idx" ON "_news_posts_v" USING btree ("created_at");

CREATE INDEX "_news_posts_v_updated_at_idx" ON "_news_posts_v" USING btree ("updated_at");

CREATE INDEX "_news_posts_v_latest_idx" ON "_news_posts_v" USING btree ("latest");

CREATE INDEX "_news_posts_v_autosave_idx" ON "_news_posts_v" USING btree ("autosave");

CREATE INDEX "_news_posts_v_rels_order_idx" ON "_news_posts_v_rels" USING btree ("order");

CREATE INDEX "_news_posts_v_rels_parent_idx" ON "_news_posts_v_rels" USING btree ("parent_id");

CREATE INDEX "_news_posts_v_rels_path_idx" ON "_news_posts_v_rels" USING btree ("path");

CREATE INDEX "_news_posts_v_rels_locations_id_idx" ON "_news_posts_v_rels" USING btree ("locations_id");

CREATE INDEX "_news_posts_v_rels_zones_id_idx" ON "_news_posts_v_rels" USING btree ("zones_id");

CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");

CREATE INDEX "redirects_to_to_media_idx" ON "redirects" USING btree ("to_media_id");

CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");

CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");

CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");

CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");

CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");

CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");

CREATE INDEX "redirects_rels_locations_id_idx" ON "redirects_rels" USING btree ("locations_id");

CREATE INDEX "redirects_rels_news_posts_id_idx" ON "redirects_rels" USING btree ("news_posts_id");

CREATE INDEX "redirects_rels_menus_id_idx" ON "redirects_rels" USING btree ("menus_id");

CREATE INDEX "locations_hours_weekly_days_order_idx" ON "locations_hours_weekly_days" USING btree ("order");

CREATE INDEX "locations_hours_weekly_days_parent_idx" ON "locations_hours_weekly_days" USING btree ("parent_id");

CREATE INDEX "locations_hours_weekly_order_idx" ON "locations_hours_weekly" USING btree ("_order");

CREATE INDEX "locations_hours_weekly_parent_id_idx" ON "locations_hours_weekly" USING btree ("_parent_id");

CREATE INDEX "locations_hours_holidays_spans_order_idx" ON "locations_hours_holidays_spans" USING btree ("_order");

CREATE INDEX "locations_hours_holidays_spans_parent_id_idx" ON "locations_hours_holidays_spans" USING btree ("_parent_id");

CREATE INDEX "locations_hours_holidays_order_idx" ON "locations_hours_holidays" USING btree ("_order");

CREATE INDEX "locations_hours_holidays_parent_id_idx" ON "locations_hours_holidays" USING btree ("_parent_id");

CREATE INDEX "locations_customorderlinks_order_idx" ON "locations_customorderlinks" USING btree ("_order");

CREATE INDEX "locations_customorderlinks_parent_id_idx" ON "locations_customorderlinks" USING btree ("_parent_id");

CREATE INDEX "locations_jobs_order_idx" ON "locations_jobs" USING btree ("_order");

CREATE INDEX "locations_jobs_parent_id_idx" ON "locations_jobs" USING btree ("_parent_id");

CREATE INDEX "locations__order_idx" ON "locations" USING btree ("_order");

CREATE UNIQUE INDEX "locations_uid_idx" ON "locations" USING btree ("uid");

CREATE INDEX "locations_is_flagship_idx" ON "locations" USING btree ("is_flagship");

CREATE INDEX "locations_image_idx" ON "locations" USING btree ("image_id");

CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");

CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");

CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");

CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");

CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");

CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");

CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");

CREATE INDEX "locations_rels_media_id_idx" ON "locations_rels" USING btree ("media_id");

CREATE INDEX "_locations_v_version_hours_weekly_days_order_idx" ON "_locations_v_version_hours_weekly_days" USING btree ("order");

CREATE INDEX "_locations_v_version_hours_weekly_days_parent_idx" ON "_locations_v_version_hours_weekly_days" USING btree ("parent_id");

CREATE INDEX "_locations_v_version_hours_weekly_order_idx" ON "_locations_v_version_hours_weekly" USING btree ("_order");

CREATE INDEX "_locations_v_version_hours_weekly_parent_id_idx" ON "_locations_v_version_hours_weekly" USING btree ("_parent_id");

CREATE INDEX "_locations_v_version_hours_holidays_spans_order_idx" ON "_locations_v_version_hours_holidays_spans" USING btree ("_order");

CREATE INDEX "_locations_v_version_hours_holidays_spans_parent_id_idx" ON "_locations_v_version_hours_holidays_spans" USING btree ("_parent_id");

CREATE INDEX "_locations_v_version_hours_holidays_order_idx" ON "_locations_v_version_hours_holidays" USING btree ("_order");

CREATE INDEX "_locations_v_version_hours_holidays_parent_id_idx" ON "_locations_v_version_hours_holidays" USING btree ("_parent_id");

CREATE INDEX "_locations_v_version_customorderlinks_order_idx" ON "_locations_v_version_customorderlinks" USING btree ("_order");

CREATE INDEX "_locations_v_version_customorderlinks_parent_id_idx" ON "_locations_v_version_customorderlinks" USING btree ("_parent_id");

CREATE INDEX "_locations_v_version_jobs_order_idx" ON "_locations_v_version_jobs" USING btree ("_order");

CREATE INDEX "_locations_v_version_jobs_parent_id_idx" ON "_locations_v_version_jobs" USING btree ("_parent_id");

CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");

CREATE INDEX "_locations_v_version_version__order_idx" ON "_locations_v" USING btree ("version__order");

CREATE INDEX "_locations_v_version_version_uid_idx" ON "_locations_v" USING btree ("version_uid");

CREATE INDEX "_locations_v_version_version_is_flagship_idx" ON "_locations_v" USING btree ("version_is_flagship");

CREATE INDEX "_locations_v_version_version_image_idx" ON "_locations_v" USING btree ("version_image_id");

CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");

CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");

CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");

CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");

CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");

CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");

CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");

CREATE INDEX "_locations_v_autosave_idx" ON "_locations_v" USING btree ("autosave");

CREATE INDEX "_locations_v_rels_order_idx" ON "_locations_v_rels" USING btree ("order");

CREATE INDEX "_locations_v_rels_parent_idx" ON "_locations_v_rels" USING btree ("parent_id");

CREATE INDEX "_locations_v_rels_path_idx" ON "_locations_v_rels" USING btree ("path");

CREATE INDEX "_locations_v_rels_media_id_idx" ON "_locations_v_rels" USING btree ("media_id");

CREATE INDEX "booking_settings_periods_weekdays_order_idx" ON "booking_settings_periods_weekdays" USING btree ("order");

CREATE INDEX "booking_settings_periods_weekdays_parent_idx" ON "booking_settings_periods_weekdays" USING btree ("parent_id");

CREATE INDEX "booking_settings_periods_order_idx" ON "booking_settings_periods" USING btree ("_order");

CREATE INDEX "booking_settings_periods_parent_id_idx" ON "booking_settings_periods" USING btree ("_parent_id");

CREATE INDEX "booking_settings_special_days_periods_order_idx" ON "booking_settings_special_days_periods" USING btree ("_order");

CREATE INDEX "booking_settings_special_days_periods_parent_id_idx" ON "booking_settings_special_days_periods" USING btree ("_parent_id");

CREATE INDEX "booking_settings_special_days_order_idx" ON "booking_settings_special_days" USING btree ("_order");

CREATE INDEX "booking_settings_special_days_parent_id_idx" ON "booking_settings_special_days" USING btree ("_parent_id");

CREATE INDEX "booking_settings_closures_order_idx" ON "booking_settings_closures" USING btree ("_order");

CREATE INDEX "booking_settings_closures_parent_id_idx" ON "booking_settings_closures" USING btree ("_parent_id");

CREATE INDEX "booking_settings_areas_order_idx" ON "booking_settings_areas" USING btree ("_order");

CREATE INDEX "booking_settings_areas_parent_id_idx" ON "booking_settings_areas" USING btree ("_parent_id");

CREATE INDEX "booking_settings_tables_order_idx" ON "booking_settings_tables" USING btree ("_order");

CREATE INDEX "booking_settings_tables_parent_id_idx" ON "booking_settings_tables" USING btree ("_parent_id");

CREATE INDEX "booking_settings_combinations_order_idx" ON "booking_settings_combinations" USING btree ("_order");

CREATE INDEX "booking_settings_combinations_parent_id_idx" ON "booking_settings_combinations" USING btree ("_parent_id");

CREATE INDEX "booking_settings_experiences_weekdays_order_idx" ON "booking_settings_experiences_weekdays" USING btree ("order");

CREATE INDEX "booking_settings_experiences_weekdays_parent_idx" ON "booking_settings_experiences_weekdays" USING btree ("parent_id");

CREATE INDEX "booking_settings_experiences_exceptions_order_idx" ON "booking_settings_experiences_exceptions" USING btree ("_order");

CREATE INDEX "booking_settings_experiences_exceptions_parent_id_idx" ON "booking_settings_experiences_exceptions" USING btree ("_parent_id");

CREATE INDEX "booking_settings_experiences_taxes_order_idx" ON "booking_settings_experiences_taxes" USING btree ("_order");

CREATE INDEX "booking_settings_experiences_taxes_parent_id_idx" ON "booking_settings_experiences_taxes" USING btree ("_parent_id");

CREATE INDEX "booking_settings_experiences_add_ons_order_idx" ON "booking_settings_experiences_add_ons" USING btree ("_order");

CREATE INDEX "booking_settings_experiences_add_ons_parent_id_idx" ON "booking_settings_experiences_add_ons" USING btree ("_parent_id");

CREATE INDEX "booking_settings_experiences_order_idx" ON "booking_settings_experiences" USING btree ("_order");

CREATE INDEX "booking_settings_experiences_parent_id_idx" ON "booking_settings_experiences" USING btree ("_parent_id");

CREATE INDEX "booking_settings_turn_times_order_idx" ON "booking_settings_turn_times" USING btree ("_order");

CREATE INDEX "booking_settings_turn_times_parent_id_idx" ON "booking_settings_turn_times" USING btree ("_parent_id");

CREATE UNIQUE INDEX "booking_settings_location_idx" ON "booking_settings" USING btree ("location_id");

CREATE INDEX "booking_settings_updated_at_idx" ON "booking_settings" USING btree ("updated_at");

CREATE INDEX "booking_settings_created_at_idx" ON "booking_settings" USING btree ("created_at");

CREATE INDEX "booking_settings_texts_order_parent" ON "booking_settings_texts" USING btree ("order","parent_id");

CREATE INDEX "zones_locations_order_idx" ON "zones_locations" USING btree ("_order");

CREATE INDEX "zones_locations_parent_id_idx" ON "zones_locations" USING btree ("_parent_id");

CREATE INDEX "zones_locations_location_idx" ON "zones_locations" USING btree ("location_id");

CREATE INDEX "zones__order_idx" ON "zones" USING btree ("_order");

CREATE UNIQUE INDEX "zones_uid_idx" ON "zones" USING btree ("uid");

CREATE INDEX "zones_menu_layout_idx" ON "zones" USING btree ("menu_layout_id");

CREATE INDEX "zones_updated_at_idx" ON "zones" USING btree ("updated_at");

CREATE INDEX "zones_created_at_idx" ON "zones" USING btree ("created_at");

CREATE UNIQUE INDEX "menus_uid_idx" ON "menus" USING btree ("uid");

CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");

CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");

CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");

CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");

CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");

CREATE INDEX "_menus_v_version_version_uid_idx" ON "_menus_v" USING btree ("version_uid");

CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");

CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");

CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");

CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");

CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");

CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");

CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");

CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");

CREATE UNIQUE INDEX "menu_categories_uid_idx" ON "menu_categories" USING btree ("uid");

CREATE INDEX "menu_categories_updated_at_idx" ON "menu_categories" USING btree ("updated_at");

CREATE INDEX "menu_categories_created_at_idx" ON "menu_categories" USING btree ("created_at");

CREATE INDEX "menu_categories_rels_order_idx" ON "menu_categories_rels" USING btree ("order");

CREATE INDEX "menu_categories_rels_parent_idx" ON "menu_categories_rels" USING btree ("parent_id");

CREATE INDEX "menu_categories_rels_path_idx" ON "menu_categories_rels" USING btree ("path");

CREATE INDEX "menu_categories_rels_menu_items_id_idx" ON "menu_categories_rels" USING btree ("menu_items_id");

CREATE INDEX "menu_items_variants_order_idx" ON "menu_items_variants" USING btree ("_order");

CREATE INDEX "menu_items_variants_parent_id_idx" ON "menu_items_variants" USING btree ("_parent_id");

CREATE INDEX "menu_items_pairings_order_idx" ON "menu_items_pairings" USING btree ("_order");

CREATE INDEX "menu_items_pairings_parent_id_idx" ON "menu_items_pairings" USING btree ("_parent_id");

CREATE INDEX "menu_items_pairings_category_idx" ON "menu_items_pairings" USING btree ("category_id");

CREATE INDEX "menu_items_nutritional_info_items_order_idx" ON "menu_items_nutritional_info_items" USING btree ("_order");

CREATE INDEX "menu_items_nutritional_info_items_parent_id_idx" ON "menu_items_nutritional_info_items" USING btree ("_parent_id");

CREATE INDEX "menu_items_nutritional_info_order_idx" ON "menu_items_nutritional_info" USING btree ("_order");

CREATE INDEX "menu_items_nutritional_info_parent_id_idx" ON "menu_items_nutritional_info" USING btree ("_parent_id");

CREATE UNIQUE INDEX "menu_items_uid_idx" ON "menu_items" USING btree ("uid");

CREATE INDEX "menu_items_image_image_desktop_idx" ON "menu_items" USING btree ("image_desktop_id");

CREATE INDEX "menu_items_image_image_mobile_idx" ON "menu_items" USING btree ("image_mobile_id");

CREATE INDEX "menu_items_updated_at_idx" ON "menu_items" USING btree ("updated_at");

CREATE INDEX "menu_items_created_at_idx" ON "menu_items" USING btree ("created_at");

CREATE INDEX "menu_items_rels_order_idx" ON "menu_items_rels" USING btree ("order");

CREATE INDEX "menu_items_rels_parent_idx" ON "menu_items_rels" USING btree ("parent_id");

CREATE INDEX "menu_items_rels_path_idx" ON "menu_items_rels" USING btree ("path");

CREATE INDEX "menu_items_rels_menu_tags_id_idx" ON "menu_items_rels" USING btree ("menu_tags_id");

CREATE INDEX "menu_items_rels_zones_id_idx" ON "menu_items_rels" USING btree ("zones_id");

CREATE INDEX "menu_items_rels_menu_items_id_idx" ON "menu_items_rels" USING btree ("menu_items_id");

CREATE INDEX "menu_tags__order_idx" ON "menu_tags" USING btree ("_order");

CREATE UNIQUE INDEX "menu_tags_uid_idx" ON "menu_tags" USING btree ("uid");

CREATE INDEX "menu_tags_icon_idx" ON "menu_tags" USING btree ("icon_id");

CREATE INDEX "menu_tags_updated_at_idx" ON "menu_tags" USING btree ("updated_at");

CREATE INDEX "menu_tags_created_at_idx" ON "menu_tags" USING btree ("created_at");

CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");

CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");

CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");

CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");

CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");

CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");

CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");

CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");

CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");

CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");

CREATE INDEX "media_sizes_shared_sizes_shared_filename_idx" ON "media" USING btree ("sizes_shared_filename");

CREATE INDEX "applications_location_idx" ON "applications" USING btree ("location_id");

CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");

CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");

CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");

CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");

CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");

CREATE INDEX "subscribers_location_idx" ON "subscribers" USING btree ("location_id");

CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");

CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");

CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");

CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");

CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");

CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");

CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");

CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");

CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");

CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");

CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");

CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");

CREATE INDEX "staff_rels_locations_id_idx" ON "staff_rels" USING btree ("locations_id");

CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");

CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");

CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");

CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");

CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");

CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");

CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");

CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");

CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");

CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");

CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");

CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");

CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");

CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");

CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");

CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");

CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");

CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");

CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");

CREATE INDEX "payload_locked_documents_rels_news_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("news_posts_id");

CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");

CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");

CREATE INDEX "payload_locked_documents_rels_booking_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_settings_id");

CREATE INDEX "payload_locked_documents_rels_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("zones_id");

CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");

CREATE INDEX "payload_locked_documents_rels_menu_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_categories_id");

CREATE INDEX "payload_locked_documents_rels_menu_items_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_items_id");

CREATE INDEX "payload_locked_documents_rels_menu_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_tags_id");

CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");

CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");

CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");

CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");

CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");

CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");

CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");

CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");

CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");

CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");

CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");

CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");

CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");

CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");

CREATE INDEX "header_menu_order_idx" ON "header_menu" USING btree ("_order");

CREATE INDEX "header_menu_parent_id_idx" ON "header_menu" USING btree ("_parent_id");

CREATE INDEX "header_menu_link_link_media_idx" ON "header_menu" USING btree ("link_media_id");

CREATE INDEX "header_primary_buttons_order_idx" ON "header_primary_buttons" USING btree ("_order");

CREATE INDEX "header_primary_buttons_parent_id_idx" ON "header_primary_buttons" USING btree ("_parent_id");

CREATE INDEX "header_logo_idx" ON "header" USING btree ("logo_id");

CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");

CREATE INDEX "header_rels_order_idx" ON "header_rels" USING btree ("order");

CREATE INDEX "header_rels_parent_idx" ON "header_rels" USING btree ("parent_id");

CREATE INDEX "header_rels_path_idx" ON "header_rels" USING btree ("path");

CREATE INDEX "header_rels_pages_id_idx" ON "header_rels" USING btree ("pages_id");

CREATE INDEX "header_rels_locations_id_idx" ON "header_rels" USING btree ("locations_id");

CREATE INDEX "header_rels_news_posts_id_idx" ON "header_rels" USING btree ("news_posts_id");

CREATE INDEX "header_rels_menus_id_idx" ON "header_rels" USING btree ("menus_id");

CREATE INDEX "_header_v_version_menu_order_idx" ON "_header_v_version_menu" USING btree ("_order");

CREATE INDEX "_header_v_version_menu_parent_id_idx" ON "_header_v_version_menu" USING btree ("_parent_id");

CREATE INDEX "_header_v_version_menu_link_link_media_idx" ON "_header_v_version_menu" USING btree ("link_media_id");

CREATE INDEX "_header_v_version_primary_buttons_order_idx" ON "_header_v_version_primary_buttons" USING btree ("_order");

CREATE INDEX "_header_v_version_primary_buttons_parent_id_idx" ON "_header_v_version_primary_buttons" USING btree ("_parent_id");

CREATE INDEX "_header_v_version_version_logo_idx" ON "_header_v" USING btree ("version_logo_id");

CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");

CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");

CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");

CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");

CREATE INDEX "_header_v_rels_order_idx" ON "_header_v_rels" USING btree ("order");

CREATE INDEX "_header_v_rels_parent_idx" ON "_header_v_rels" USING btree ("parent_id");

CREATE INDEX "_header_v_rels_path_idx" ON "_header_v_rels" USING btree ("path");

CREATE INDEX "_header_v_rels_pages_id_idx" ON "_header_v_rels" USING btree ("pages_id");

CREATE INDEX "_header_v_rels_locations_id_idx" ON "_header_v_rels" USING btree ("locations_id");

CREATE INDEX "_header_v_rels_news_posts_id_idx" ON "_header_v_rels" USING btree ("news_posts_id");

CREATE INDEX "_header_v_rels_menus_id_idx" ON "_header_v_rels" USING btree ("menus_id");

CREATE INDEX "footer_general_order_idx" ON "footer_general" USING btree ("_order");

CREATE INDEX "footer_general_parent_id_idx" ON "footer_general" USING btree ("_parent_id");

CREATE INDEX "footer_general_background_image_idx" ON "footer_general" USING btree ("background_image_id");

CREATE INDEX "footer_social_media_order_idx" ON "footer_social_media" USING btree ("_order");

CREATE INDEX "footer_social_media_parent_id_idx" ON "footer_social_media" USING btree ("_parent_id");

CREATE INDEX "footer_legal_links_order_idx" ON "footer_legal_links" USING btree ("_order");

CREATE INDEX "footer_legal_links_parent_id_idx" ON "footer_legal_links" USING btree ("_parent_id");

CREATE INDEX "footer_legal_links_privacy_privacy_media_idx" ON "footer_legal_links" USING btree ("privacy_media_id");

CREATE INDEX "footer_legal_links_terms_terms_media_idx" ON "footer_legal_links" USING btree ("terms_media_id");

CREATE INDEX "footer_legal_links_accessibility_accessibility_media_idx" ON "footer_legal_links" USING btree ("accessibility_media_id");

CREATE INDEX "footer_properties_link_properties_link_media_idx" ON "footer" USING btree ("properties_link_media_id");

CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");

CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");

CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");

CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");

CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");

CREATE INDEX "footer_rels_locations_id_idx" ON "footer_rels" USING btree ("locations_id");

CREATE INDEX "footer_rels_news_posts_id_idx" ON "footer_rels" USING btree ("news_posts_id");

CREATE INDEX "footer_rels_menus_id_idx" ON "footer_rels" USING btree ("menus_id");

CREATE INDEX "_footer_v_version_general_order_idx" ON "_footer_v_version_general" USING btree ("_order");

CREATE INDEX "_footer_v_version_general_parent_id_idx" ON "_footer_v_version_general" USING btree ("_parent_id");

CREATE INDEX "_footer_v_version_general_background_image_idx" ON "_footer_v_version_general" USING btree ("background_image_id");

CREATE INDEX "_footer_v_version_social_media_order_idx" ON "_footer_v_version_social_media" USING btree ("_order");

CREATE INDEX "_footer_v_version_social_media_parent_id_idx" ON "_footer_v_version_social_media" USING btree ("_parent_id");

CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "_footer_v_version_legal_links" USING btree ("_order");

CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "_footer_v_version_legal_links" USING btree ("_parent_id");

CREATE INDEX "_footer_v_version_legal_links_privacy_privacy_media_idx" ON "_footer_v_version_legal_links" USING btree ("privacy_media_id");

CREATE INDEX "_footer_v_version_legal_links_terms_terms_media_idx" ON "_footer_v_version_legal_links" USING btree ("terms_media_id");

CREATE INDEX "_footer_v_version_legal_links_accessibility_accessibilit_idx" ON "_footer_v_version_legal_links" USING btree ("accessibility_media_id");

CREATE INDEX "_footer_v_version_properties_link_version_properties_lin_idx" ON "_footer_v" USING btree ("version_properties_link_media_id");

CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");

CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");

CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");

CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");

CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");

CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");

CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");

CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id");

CREATE INDEX "_footer_v_rels_locations_id_idx" ON "_footer_v_rels" USING btree ("locations_id");

CREATE INDEX "_footer_v_rels_news_posts_id_idx" ON "_footer_v_rels" USING btree ("news_posts_id");

CREATE INDEX "_footer_v_rels_menus_id_idx" ON "_footer_v_rels" USING btree ("menus_id");

CREATE INDEX "banner__status_idx" ON "banner" USING btree ("_status");

CREATE INDEX "_banner_v_version_version__status_idx" ON "_banner_v" USING btree ("version__status");

CREATE INDEX "_banner_v_created_at_idx" ON "_banner_v" USING btree ("created_at");

CREATE INDEX "_banner_v_updated_at_idx" ON "_banner_v" USING btree ("updated_at");

CREATE INDEX "_banner_v_latest_idx" ON "_banner_v" USING btree ("latest");

CREATE INDEX "popup__status_idx" ON "popup" USING btree ("_status");

CREATE INDEX "_popup_v_version_version__status_idx" ON "_popup_v" USING btree ("version__status");

CREATE INDEX "_popup_v_created_at_idx" ON "_popup_v" USING btree ("created_at");

CREATE INDEX "_popup_v_updated_at_idx" ON "_popup_v" USING btree ("updated_at");

CREATE INDEX "_popup_v_latest_idx" ON "_popup_v" USING btree ("latest");

CREATE INDEX "cookies__status_idx" ON "cookies" USING btree ("_status");

CREATE INDEX "_cookies_v_version_version__status_idx" ON "_cookies_v" USING btree ("version__status");

CREATE INDEX "_cookies_v_created_at_idx" ON "_cookies_v" USING btree ("created_at");

CREATE INDEX "_cookies_v_updated_at_idx" ON "_cookies_v" USING btree ("updated_at");

CREATE INDEX "_cookies_v_latest_idx" ON "_cookies_v" USING btree ("latest");

CREATE INDEX "not_found_page_cta_cta_media_idx" ON "not_found_page" USING btree ("cta_media_id");

CREATE INDEX "not_found_page__status_idx" ON "not_found_page" USING btree ("_status");

CREATE INDEX "not_found_page_rels_order_idx" ON "not_found_page_rels" USING btree ("order");

CREATE INDEX "not_found_page_rels_parent_idx" ON "not_found_page_rels" USING btree ("parent_id");

CREATE INDEX "not_found_page_rels_path_idx" ON "not_found_page_rels" USING btree ("path");

CREATE INDEX "not_found_page_rels_pages_id_idx" ON "not_found_page_rels" USING btree ("pages_id");

CREATE INDEX "not_found_page_rels_locations_id_idx" ON "not_found_page_rels" USING btree ("locations_id");

CREATE INDEX "not_found_page_rels_news_posts_id_idx" ON "not_found_page_rels" USING btree ("news_posts_id");

CREATE INDEX "not_found_page_rels_menus_id_idx" ON "not_found_page_rels" USING btree ("menus_id");

CREATE INDEX "_not_found_page_v_version_cta_version_cta_media_idx" ON "_not_found_page_v" USING btree ("version_cta_media_id");

CREATE INDEX "_not_found_page_v_version_version__status_idx" ON "_not_found_page_v" USING btree ("version__status");

CREATE INDEX "_not_found_page_v_created_at_idx" ON "_not_found_page_v" USING btree ("created_at");

CREATE INDEX "_not_found_page_v_updated_at_idx" ON "_not_found_page_v" USING btree ("updated_at");

CREATE INDEX "_not_found_page_v_latest_idx" ON "_not_found_page_v" USING btree ("latest");

CREATE INDEX "_not_found_page_v_rels_order_idx" ON "_not_found_page_v_rels" USING btree ("order");

CREATE INDEX "_not_found_page_v_rels_parent_idx" ON "_not_found_page_v_rels" USING btree ("parent_id");

CREATE INDEX "_not_found_page_v_rels_path_idx" ON "_not_found_page_v_rels" USING btree ("path");

CREATE INDEX "_not_found_page_v_rels_pages_id_idx" ON "_not_found_page_v_rels" USING btree ("pages_id");

CREATE INDEX "_not_found_page_v_rels_locations_id_idx" ON "_not_found_page_v_rels" USING btree ("locations_id");

CREATE INDEX "_not_found_page_v_rels_news_posts_id_idx" ON "_not_found_page_v_rels" USING btree ("news_posts_id");

CREATE INDEX "_not_found_page_v_rels_menus_id_idx" ON "_not_found_page_v_rels" USING btree ("menus_id");

CREATE INDEX "seo_template_image_idx" ON "seo_template" USING btree ("image_id");

CREATE INDEX "seo_template__status_idx" ON "seo_template" USING btree ("_status");

CREATE INDEX "_seo_template_v_version_version_image_idx" ON "_seo_template_v" USING btree ("version_image_id");

CREATE INDEX "_seo_template_v_version_version__status_idx" ON "_seo_template_v" USING btree ("version__status");

CREATE INDEX "_seo_template_v_created_at_idx" ON "_seo_template_v" USING btree ("created_at");

CREATE INDEX "_seo_template_v_updated_at_idx" ON "_seo_template_v" USING btree ("updated_at");

CREATE INDEX "_seo_template_v_latest_idx" ON "_seo_template_v" USING btree ("latest");

CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
