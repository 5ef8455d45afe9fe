import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { readOptions } from '../rules/options';
import type { consentAttributes } from './consent-attributes';
import type { fieldAttributes } from './field-attributes';

type Field = AttributesOf< typeof fieldAttributes >;

/** The author's question, for feeds, search and a plugin that is switched off; nothing where she wrote none. */
export function saveField( { attributes }: { attributes: Field } ): ReactNode {
	return attributes.label ? (
		<div { ...useBlockProps.save() }>{ attributes.label }</div>
	) : null;
}

/** The question with its possible answers; a row in which nothing is written is none. */
export function saveChoice( { attributes }: { attributes: Field } ): ReactNode {
	const options = readOptions( attributes.options ).filter(
		( option ) => option.trim() !== ''
	);
	return attributes.label || options.length ? (
		<div { ...useBlockProps.save() }>
			{ attributes.label }
			{ options.length > 0 && (
				<ul>
					{ options.map( ( option, index ) => (
						<li key={ index }>{ option }</li>
					) ) }
				</ul>
			) }
		</div>
	) : null;
}

/** What a visitor consents to, where the author wrote it. */
export function saveConsent( {
	attributes: { consentType, ...messages },
}: {
	attributes: AttributesOf< typeof consentAttributes >;
} ): ReactNode {
	const message = messages[ `${ consentType }ConsentMessage` ];
	return message ? <div { ...useBlockProps.save() }>{ message }</div> : null;
}
