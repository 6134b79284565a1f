ALTER TYPE "public"."enum_staff_roles" ADD VALUE 'viewer' BEFORE 'recruiter';
