import type { Mailing } from '../api';

/** Data of the edited post, including unsaved changes. */
export type EditedPost = {
	visibility: 'public' | 'private' | 'password';
	/** Publication date in milliseconds; null means now. */
	date: number | null;
	isPublished: boolean;
	/** The author's choice: `send`, `skip`, or empty for no choice. */
	choice: string;
};

/** What the server will do with the emails about a post. */
export type Prospect =
	| 'goes'
	| 'skipped'
	| 'not-public'
	| 'old'
	| 'elsewhere'
	| 'running'
	| 'stopped'
	| 'done'
	| 'late'
	| 'left-out';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Predicts what the server will do with the emails about the edited post if it is published at the given time. */
export function prospect(
	mailing: Mailing,
	post: EditedPost,
	now: number
): Prospect {
	if ( mailing.state !== 'open' ) {
		return mailing.state;
	}
	if ( post.visibility !== 'public' ) {
		return 'not-public';
	}
	if ( post.date !== null && post.date < now - mailing.days * DAY_MS ) {
		return 'old';
	}
	return shouldSend( mailing, post ) ? 'goes' : 'skipped';
}

/** Whether subscribers should get the post: the author's choice, or the site's default. */
export function shouldSend(
	mailing: Mailing,
	{ choice }: EditedPost
): boolean {
	return choice === 'send' || ( choice !== 'skip' && mailing.isUsual );
}
