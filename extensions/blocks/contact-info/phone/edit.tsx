import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { PlainField } from '../editor/plain-field';
import { WithoutLeaving } from '../editor/without-leaving';
import { messages } from '../messages';
import type { attributes as schema } from './attributes';
import { LinkedPhone } from './linked-phone';

/** A field while the block is selected or empty, the line with its links otherwise. */
export function Edit( {
	attributes: { phone },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			{ isSelected || ! phone.trim() ? (
				<PlainField
					label={ messages.phone() }
					value={ phone }
					onChange={ ( value ) => setAttributes( { phone: value } ) }
				/>
			) : (
				<WithoutLeaving>
					<LinkedPhone phone={ phone } />
				</WithoutLeaving>
			) }
		</div>
	);
}
