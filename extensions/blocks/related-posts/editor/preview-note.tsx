import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { part } from '../markup';
import { messages } from '../messages';
import type { Related } from './use-related-posts';

/**
 * Explains why the preview has empty cards. Renders nothing if there are enough posts. If there are some, the note is
 * on the first empty card.
 */
export function PreviewNote( {
	related: { status, isNew, posts, error, retry },
	wanted,
}: {
	related: Related;
	wanted: number;
} ): ReactNode {
	if (
		status === 'loading' ||
		( status === 'done' && posts.length >= wanted )
	) {
		return null;
	}
	if ( status === 'failed' ) {
		return (
			<p className={ part( 'note' ) } role="alert">
				{ error }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ messages.tryAgain() }
				</Button>
			</p>
		);
	}
	const sentence = () => {
		if ( status === 'none' ) {
			return messages.eachPost();
		}
		return isNew ? messages.unsaved() : messages.notEnough();
	};
	return <p className={ part( 'note' ) }>{ sentence() }</p>;
}
