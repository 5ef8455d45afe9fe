import { store as noticesStore } from '@wordpress/notices';
import type { Registry } from './edited-post';

/** One place for all that keeps an author from leaving: a second failure takes the place of the first. */
const NOTICE_ID = 'dovetail-blocks-leaving';

/** Says why the author has not left. */
export function sayWhy( registry: Registry, sentence: string ): void {
	registry
		.dispatch( noticesStore )
		.createErrorNotice( sentence, { id: NOTICE_ID } );
}

/** Takes an earlier failure off the screen before the next attempt. */
export function forgetWhy( registry: Registry ): void {
	registry.dispatch( noticesStore ).removeNotice( NOTICE_ID );
}
