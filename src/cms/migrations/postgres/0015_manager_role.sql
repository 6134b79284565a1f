ALTER TYPE "public"."enum_staff_roles" ADD VALUE 'manager' BEFORE 'recruiter';
