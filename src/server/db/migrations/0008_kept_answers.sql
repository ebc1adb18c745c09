ALTER TABLE "questions" ADD COLUMN "keeps_answer" boolean DEFAULT true NOT NULL;
