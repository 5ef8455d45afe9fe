import { FIELD_KINDS, KINDS, fieldName, fieldSlug, type Kind } from './kinds';

/** What the showcase post shows of each field: its example, alone in a form with a button. */
export const showcases = Object.fromEntries(
	KINDS.map( ( kind ) => [
		fieldSlug( kind ),
		{
			title: FIELD_KINDS[ kind ].title,
			content: `<!-- wp:dovetail/contact-form -->
<div class="wp-block-dovetail-contact-form">${ saved( kind ) }

<!-- wp:dovetail/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:dovetail/contact-form -->`,
		},
	] )
);

/** The example as a post holds it. */
function saved( kind: Kind ): string {
	const { example } = FIELD_KINDS[ kind ];
	const { label, explicitConsentMessage, options } = example;
	const attributes = JSON.stringify( example ).replaceAll( '&', '\\u0026' );
	const list = Array.isArray( options )
		? `<ul>${ options
				.map( ( option ) => `<li>${ option }</li>` )
				.join( '' ) }</ul>`
		: '';
	return `<!-- wp:${ fieldName( kind ) } ${ attributes } -->
<div class="wp-block-dovetail-${ fieldSlug( kind ) }">${
		label ?? explicitConsentMessage
	}${ list }</div>
<!-- /wp:${ fieldName( kind ) } -->`;
}
