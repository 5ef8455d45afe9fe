import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type {
	addressAttributes,
	emailAttributes,
	phoneAttributes,
} from './attributes';
import { FormattedAddress, LinkedEmails, LinkedPhone } from './content';
import { addressLines } from './rules/address';

/** Saves the lines of the address; nothing if all fields are empty. */
export function saveAddress( {
	attributes,
}: {
	attributes: AttributesOf< typeof addressAttributes >;
} ): ReactNode {
	return addressLines( attributes, attributes.format ).length ? (
		<address { ...useBlockProps.save() }>
			<FormattedAddress attributes={ attributes } />
		</address>
	) : null;
}

/** Saves the line with its links; nothing if it is empty. */
export function saveEmail( {
	attributes: { email },
}: {
	attributes: AttributesOf< typeof emailAttributes >;
} ): ReactNode {
	return saveLine( email, <LinkedEmails line={ email } /> );
}

/** Saves the line with its link; nothing if it is empty. */
export function savePhone( {
	attributes,
}: {
	attributes: AttributesOf< typeof phoneAttributes >;
} ): ReactNode {
	return saveLine( attributes.phone, <LinkedPhone line={ attributes } /> );
}

function saveLine( line: string, content: ReactNode ): ReactNode {
	return line.trim() ? (
		<div { ...useBlockProps.save() }>{ content }</div>
	) : null;
}
