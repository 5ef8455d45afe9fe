import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { FormattedAddress } from './formatted-address';
import { addressLines } from './rules/address-lines';

/** The address in its lines; nothing where no field is filled in. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	return addressLines( attributes ).length ? (
		<address { ...useBlockProps.save() }>
			<FormattedAddress attributes={ attributes } />
		</address>
	) : null;
}
