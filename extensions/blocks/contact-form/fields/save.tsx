import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type {
	consentAttributes,
	dateAttributes,
	fieldAttributes,
} from './attributes';
import { FIELD_KINDS, type Kind } from './kinds';

/** Attributes of any field. Those that only some field types have are optional. */
export type FieldAttributes = AttributesOf< typeof fieldAttributes > &
	Partial< AttributesOf< typeof consentAttributes & typeof dateAttributes > >;

/**
 * Returns the save function of a field type. Feeds, search, and sites without the plugin use the saved HTML. It
 * contains the question or consent text, and the options of a choice. It is empty if the author wrote neither.
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
