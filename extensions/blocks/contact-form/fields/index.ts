import { translateText } from '#shared/api';
import { defineBlock, type BlockDefinition } from '#shared/definitions';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { fieldAttributes } from './attributes';
import { blockOf } from './block';
import { FIELD_KINDS, KINDS, fieldName, type Kind } from './kinds';
import { saveOf } from './save';

type Attributes = Record< string, unknown >;

/**
 * Field types that can be transformed into each other. Consent is excluded, because its text must not become just a
 * label.
 */
const QUESTIONS = KINDS.filter( ( kind ) => kind !== 'consent' );

/** Field types that can be transformed into a consent: those answered with a checkbox. */
const TICKS = QUESTIONS.filter(
	( kind ) => FIELD_KINDS[ kind ].asks === 'tick'
);

/**
 * Transforms from all other field types. All types share their attributes, so a field keeps its settings in both
 * directions. Only a checkbox can become a consent.
 */
function transformsOf( kind: Kind ) {
	if ( kind === 'consent' ) {
		return { from: TICKS.map( toConsent ) };
	}
	const others = QUESTIONS.filter( ( other ) => other !== kind );
	return {
		from: [
			...others.map( ( other ) => ( {
				type: 'block',
				blocks: [ fieldName( other ) ],
				transform: ( { label, ...attributes }: Attributes ) =>
					createBlock( fieldName( kind ), {
						...attributes,
						label: ownLabel( other, label ),
					} ),
			} ) ),
			...( TICKS.includes( kind ) ? [ fromConsent( kind ) ] : [] ),
		],
	};
}

/** Returns the label; undefined for the default one, so that the field shows the default text of its new type. */
const ownLabel = ( kind: Kind, label: unknown ) =>
	label === translateText( FIELD_KINDS[ kind ].label ) ? undefined : label;

/** An explicit consent text becomes the label of the checkbox. WordPress drops the attributes of a consent. */
const fromConsent = ( kind: Kind ) => ( {
	type: 'block',
	blocks: [ fieldName( 'consent' ) ],
	isMatch: ( { consentType }: Attributes ) => consentType === 'explicit',
	transform: ( attributes: Attributes ) =>
		createBlock( fieldName( kind ), {
			...attributes,
			label: attributes.explicitConsentMessage,
		} ),
} );

/** Transforms a checkbox into a consent. Visitors must give consent themselves, so the initial value is dropped. */
const toConsent = ( kind: Kind ) => ( {
	type: 'block',
	blocks: [ fieldName( kind ) ],
	transform: ( {
		label,
		defaultValue: _ticked,
		...attributes
	}: Attributes ) =>
		createBlock( fieldName( 'consent' ), {
			...attributes,
			consentType: 'explicit',
			explicitConsentMessage: ownLabel( kind, label ),
		} ),
} );

/** Definitions of the field blocks, one for each field type. */
export const fields: readonly BlockDefinition[] = KINDS.map( ( kind ) =>
	defineBlock< typeof fieldAttributes >( {
		...blockOf( kind ),
		icon: () =>
			import( /* webpackChunkName: "icons" */ './icon' ).then(
				( { iconOf } ) => ( { icon: iconOf( kind ) } )
			),
		edit: () =>
			import( /* webpackChunkName: "contact-form/edit" */ './edit' ),
		save: saveOf( kind ),
		transforms: transformsOf( kind ),
		variations: kind === 'consent' ? [ authorsLanguage() ] : undefined,
		label: ( { label } ) => label || undefined,
	} )
);

/** Returns the initial attributes of a new consent field, with the default label in the author's language. */
function authorsLanguage() {
	return {
		name: 'authors-language',
		isDefault: true,
		attributes: { label: __( 'Consent', 'dovetail-blocks' ) },
	};
}
