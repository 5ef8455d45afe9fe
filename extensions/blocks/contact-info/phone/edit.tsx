import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import type { ReactNode } from 'react';
import { LineEdit } from '../detail/line-edit';
import { messages } from '../messages';
import type { attributes as schema } from './attributes';
import { LinkedPhone } from './linked-phone';

/** A line of text, with its links while it is not written. */
export function Edit( {
	attributes: { phone },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<LineEdit
			label={ messages.phone() }
			line={ phone }
			isSelected={ isSelected }
			onChange={ ( line ) => setAttributes( { phone: line } ) }
		>
			<LinkedPhone phone={ phone } />
		</LineEdit>
	);
}
