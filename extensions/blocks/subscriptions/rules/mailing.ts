import type { Mailing } from '../api';

/** Data of the edited post, possibly unsaved. */
export type EditedPost = {
	visibility: 'public' | 'private' | 'password';
	/** Milliseconds; of no date it is this moment. */
	date: number | null;
	isPublished: boolean;
	/** `send`, `skip`, or empty where its author has decided nothing. */
	choice: string;
};

/** The plan for a post's emails. */
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

const DAY = 24 * 60 * 60 * 1000;

/** Says it as the server will decide it, of a post as it is edited at a moment. */
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
	if ( post.date !== null && post.date < now - mailing.days * DAY ) {
		return 'old';
	}
	return shouldSend( mailing, post ) ? 'goes' : 'skipped';
}

/** Whether author and site owner want the post sent to subscribers. */
export function shouldSend(
	mailing: Mailing,
	{ choice }: EditedPost
): boolean {
	return choice === 'send' || ( choice !== 'skip' && mailing.isUsual );
}
