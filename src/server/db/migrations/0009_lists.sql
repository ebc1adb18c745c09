CREATE TABLE "list_questions" (
	"list_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_questions_list_id_question_id_pk" PRIMARY KEY("list_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"share_token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_lists_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "question_lists_name_check" CHECK (octet_length("question_lists"."name") >= 1 and char_length("question_lists"."name") <= 100),
	CONSTRAINT "question_lists_description_check" CHECK (octet_length("question_lists"."description") >= 1 and char_length("question_lists"."description") <= 300)
);
--> statement-breakpoint
ALTER TABLE "list_questions" ADD CONSTRAINT "list_questions_list_id_question_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."question_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_questions" ADD CONSTRAINT "list_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_lists" ADD CONSTRAINT "question_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_questions_question_id_idx" ON "list_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_lists_user_idx" ON "question_lists" USING btree ("user_id","updated_at","id");