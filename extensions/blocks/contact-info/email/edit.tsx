import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import type { ReactNode } from 'react';
import { LineEdit } from '../detail/line-edit';
import { messages } from '../messages';
import type { attributes as schema } from './attributes';
import { LinkedEmails } from './linked-emails';

/** A line of text, with its links while it is not written. */
export function Edit( {
	attributes: { email },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<LineEdit
			label={ messages.email() }
			line={ email }
			isSelected={ isSelected }
			onChange={ ( line ) => setAttributes( { email: line } ) }
		>
			<LinkedEmails email={ email } />
		</LineEdit>
	);
}
