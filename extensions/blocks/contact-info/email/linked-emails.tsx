import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { linkEmails } from './rules/link-emails';

/** A line whose e-mail addresses are links: what is saved and what an author sees. */
export function LinkedEmails( { email }: { email: string } ): ReactNode {
	return linkEmails( email ).map( ( { text, href }, index ) =>
		href ? (
			<a key={ index } href={ href }>
				{ text }
			</a>
		) : (
			<Fragment key={ index }>{ text }</Fragment>
		)
	);
}
