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

/** The address in its lines; nothing where no field is filled in. */
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

/** The line with its links; nothing where it is empty. */
export function saveEmail( {
	attributes: { email },
}: {
	attributes: AttributesOf< typeof emailAttributes >;
} ): ReactNode {
	return saveLine( email, <LinkedEmails line={ email } /> );
}

/** The line with its link; nothing where it is empty. */
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
