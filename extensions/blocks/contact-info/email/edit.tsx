import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { PlainField } from '../editor/plain-field';
import { WithoutLeaving } from '../editor/without-leaving';
import { messages } from '../messages';
import type { attributes as schema } from './attributes';
import { LinkedEmails } from './linked-emails';

/** A field while the block is selected or empty, the line with its links otherwise. */
export function Edit( {
	attributes: { email },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			{ isSelected || ! email.trim() ? (
				<PlainField
					label={ messages.email() }
					value={ email }
					onChange={ ( value ) => setAttributes( { email: value } ) }
				/>
			) : (
				<WithoutLeaving>
					<LinkedEmails email={ email } />
				</WithoutLeaving>
			) }
		</div>
	);
}
