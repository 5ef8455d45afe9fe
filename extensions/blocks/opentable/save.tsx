import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { ReservationLinks } from './reservation-links';

type Attributes = AttributesOf< typeof schema >;

/** Saves a link to each restaurant's reservation page. */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	return attributes.rid.length ? (
		<div { ...useBlockProps.save() }>
			<ReservationLinks attributes={ attributes } />
		</div>
	) : null;
}
