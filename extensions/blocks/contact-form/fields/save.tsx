import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { consentAttributes, fieldAttributes } from './attributes';
import { FIELD_KINDS, type Kind } from './kinds';

/** What any field keeps; of a consent that it may keep. */
export type FieldAttributes = AttributesOf< typeof fieldAttributes > &
	Partial< AttributesOf< typeof consentAttributes > >;

/**
 * How a field of a kind is saved, for feeds, search and a plugin that is switched off: the author's question, or what
 * visitors consent to, with the possible answers of a choice; nothing where she wrote none.
 */
export function saveOf( kind: Kind ) {
	return function save( {
		attributes,
	}: {
		attributes: FieldAttributes;
	} ): ReactNode {
		const text =
			kind === 'consent'
				? attributes[
						`${ attributes.consentType ?? 'implicit' }ConsentMessage`
					]
				: attributes.label;
		const options =
			FIELD_KINDS[ kind ].asks === 'choice'
				? attributes.options.filter(
						( option ) => option.trim() !== ''
					)
				: [];
		return text || options.length ? (
			<div { ...useBlockProps.save() }>
				{ text }
				{ options.length > 0 && (
					<ul>
						{ options.map( ( option, index ) => (
							<li key={ index }>{ option }</li>
						) ) }
					</ul>
				) }
			</div>
		) : null;
	};
}
