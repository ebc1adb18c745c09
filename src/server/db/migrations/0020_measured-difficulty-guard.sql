CREATE TABLE "result_networks" (
	"question_id" integer NOT NULL,
	"network" "bytea" NOT NULL,
	"day" date NOT NULL,
	"results" smallint NOT NULL,
	CONSTRAINT "result_networks_question_id_network_pk" PRIMARY KEY("question_id","network")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_ratings" ADD COLUMN "rated_on" date;--> statement-breakpoint
ALTER TABLE "question_ratings" ADD COLUMN "rated_today" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_results" ADD COLUMN "weight" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "result_networks" ADD CONSTRAINT "result_networks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;