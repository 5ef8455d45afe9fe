import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { fieldName, type Kind } from '../fields/kinds';
import { usualSubject } from '../variations';

/**
 * One icon per template on a 24×24 grid. The icons are shapes without strokes, because the template picker fills them.
 */
const DRAWINGS = {
	'contact-form':
		'M4 4h16v16H4zm1.5 1.5v13h13v-13zM7 8h10v1.5H7zm0 3.3h10v1.5H7zm5 3.7h5v1.5h-5z',
	'newsletter-form':
		'M3 5h18v14H3zm1.5 2.7v9.8h15V7.7L12 13.2zm1.1-1.2L12 11.3l6.4-4.8z',
	'rsvp-form':
		'M7 3h1.5v2h7V3H17v2h3v15H4V5h3zM5.5 10v8.5h13V10zm0-3.5v2h13v-2zm5.5 10.8-2.7-2.7 1.1-1.1 1.6 1.6 3.6-3.6 1.1 1.1z',
	'registration-form':
		'M3 5h18v14H3zm1.5 1.5v11h15v-11zM9 8.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM6 16c0-1.8 1.2-3 3-3s3 1.2 3 3zm7.5-6.5h4.5V11h-4.5zm0 3.5h4.5v1.5h-4.5z',
	'appointment-form':
		'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM11.2 7h1.6v4.5l3.2 1.9-.8 1.3-4-2.3z',
	'feedback-form':
		'M4 4h16v12.5h-8L8 20v-3.5H4zm1.5 1.5V15h4v1.7l1.9-1.7h7.1V5.5zm6.5 1 1.1 2.4 2.6.3-1.9 1.8.5 2.6-2.3-1.3-2.3 1.3.5-2.6-1.9-1.8 2.6-.3z',
} as const;

type TemplateName = keyof typeof DRAWINGS;

function templateIcon( name: TemplateName ): ReactElement {
	return (
		<svg
			viewBox="0 0 24 24"
			width="48"
			height="48"
			xmlns="http://www.w3.org/2000/svg"
		>
			<path fillRule="evenodd" d={ DRAWINGS[ name ] } />
		</svg>
	);
}

type InnerBlock = readonly [ string, Record< string, unknown >? ];

/** A form template. */
export type Template = {
	name: TemplateName;
	/** A template has no description, because a description would replace the title as the button's accessible name. */
	title: string;
	icon: ReactElement;
	attributes: { subject: string };
	innerBlocks: readonly InnerBlock[];
};

const REQUIRED = { required: true };

const field = (
	kind: Kind,
	label: string,
	attributes: Record< string, unknown > = {}
): InnerBlock => [ fieldName( kind ), { ...attributes, label } ];

/**
 * The submit button. The label is an attribute, so that the author can change it. A lock keeps authors from deleting
 * the button by accident.
 */
const button = ( text: string ): InnerBlock => [
	'dovetail/button',
	{ element: 'button', text, lock: { remove: true } },
];

/** Creates a template. Every form starts with the sender's name and email, and its last block is the button. */
function template(
	name: TemplateName,
	title: string,
	subject: string,
	questions: readonly InnerBlock[],
	send: string
): Template {
	return {
		name,
		title,
		icon: templateIcon( name ),
		attributes: { subject },
		innerBlocks: [
			field( 'name', __( 'Name', 'dovetail-blocks' ), REQUIRED ),
			field( 'email', __( 'Email', 'dovetail-blocks' ), REQUIRED ),
			...questions,
			button( send ),
		],
	};
}

/**
 * Form templates, starting with the default. Their texts are attributes in the author's language. Hosted sites have no
 * newsletter template, because they add no addresses to mailing lists.
 */
export function templates( siteType: 'simple' | 'atomic' ): Template[] {
	return all().filter(
		( { name } ) => name !== 'newsletter-form' || siteType !== 'simple'
	);
}

function all(): Template[] {
	return [
		template(
			'contact-form',
			__( 'Contact Form', 'dovetail-blocks' ),
			usualSubject(),
			[
				field( 'telephone', __( 'Phone number', 'dovetail-blocks' ) ),
				field(
					'textarea',
					__( 'Message', 'dovetail-blocks' ),
					REQUIRED
				),
			],
			__( 'Send', 'dovetail-blocks' )
		),
		template(
			'newsletter-form',
			__( 'Newsletter Sign-up', 'dovetail-blocks' ),
			__( 'A new subscriber from your website', 'dovetail-blocks' ),
			[
				field( 'consent', __( 'Consent', 'dovetail-blocks' ), {
					isForNews: true,
				} ),
			],
			__( 'Subscribe', 'dovetail-blocks' )
		),
		template(
			'rsvp-form',
			__( 'RSVP Form', 'dovetail-blocks' ),
			__( 'A new RSVP from your website', 'dovetail-blocks' ),
			[
				field( 'radio', __( 'Attending?', 'dovetail-blocks' ), {
					...REQUIRED,
					options: [
						__( 'Yes', 'dovetail-blocks' ),
						__( 'No', 'dovetail-blocks' ),
					],
				} ),
				field( 'textarea', __( 'Other details', 'dovetail-blocks' ) ),
			],
			__( 'Send RSVP', 'dovetail-blocks' )
		),
		template(
			'registration-form',
			__( 'Registration Form', 'dovetail-blocks' ),
			__( 'A new registration from your website', 'dovetail-blocks' ),
			[
				field( 'telephone', __( 'Phone number', 'dovetail-blocks' ) ),
				field(
					'select',
					__( 'How did you hear about us?', 'dovetail-blocks' ),
					{
						options: [
							__( 'Search engine', 'dovetail-blocks' ),
							__( 'Social media', 'dovetail-blocks' ),
							__( 'TV', 'dovetail-blocks' ),
							__( 'Radio', 'dovetail-blocks' ),
							__( 'Friend or family', 'dovetail-blocks' ),
						],
					}
				),
				field( 'textarea', __( 'Other details', 'dovetail-blocks' ) ),
			],
			__( 'Send registration', 'dovetail-blocks' )
		),
		template(
			'appointment-form',
			__( 'Appointment Form', 'dovetail-blocks' ),
			__(
				'A new appointment booked from your website',
				'dovetail-blocks'
			),
			[
				field(
					'telephone',
					__( 'Phone number', 'dovetail-blocks' ),
					REQUIRED
				),
				field( 'date', __( 'Date', 'dovetail-blocks' ), {
					...REQUIRED,
					isFromToday: true,
					width: 50,
				} ),
				field( 'radio', __( 'Time', 'dovetail-blocks' ), {
					...REQUIRED,
					width: 50,
					options: [
						__( 'Morning', 'dovetail-blocks' ),
						__( 'Afternoon', 'dovetail-blocks' ),
					],
				} ),
				field( 'textarea', __( 'Notes', 'dovetail-blocks' ) ),
			],
			__( 'Book appointment', 'dovetail-blocks' )
		),
		template(
			'feedback-form',
			__( 'Feedback Form', 'dovetail-blocks' ),
			__( 'New feedback from your website', 'dovetail-blocks' ),
			[
				field(
					'radio',
					__( 'How would you rate it?', 'dovetail-blocks' ),
					{
						...REQUIRED,
						options: [
							__( 'Very good', 'dovetail-blocks' ),
							__( 'Good', 'dovetail-blocks' ),
							__( 'Fair', 'dovetail-blocks' ),
							__( 'Poor', 'dovetail-blocks' ),
						],
					}
				),
				field(
					'textarea',
					__( 'What could we do better?', 'dovetail-blocks' )
				),
			],
			__( 'Send feedback', 'dovetail-blocks' )
		),
	];
}
