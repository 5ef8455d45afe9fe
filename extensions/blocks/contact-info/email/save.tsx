import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { LinkedEmails } from './linked-emails';

/** The line with its links; nothing where it is empty. */
export function save( {
	attributes: { email },
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return email.trim() ? (
		<div { ...useBlockProps.save() }>
			<LinkedEmails email={ email } />
		</div>
	) : null;
}
