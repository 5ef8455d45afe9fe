import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { LinkedPhone } from './linked-phone';

/** The line with its links; nothing where it is empty. */
export function save( {
	attributes: { phone },
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return phone.trim() ? (
		<div { ...useBlockProps.save() }>
			<LinkedPhone phone={ phone } />
		</div>
	) : null;
}
