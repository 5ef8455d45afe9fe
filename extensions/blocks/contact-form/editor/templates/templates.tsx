import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { fieldName, KINDS } from '../../fields/kinds';

/** A small drawing for each form to begin with, on a grid of 48. */
const DRAWINGS = {
	'contact-form': [ 'M6 10h36v6H6z', 'M6 20h36v12H6z', 'M26 36h16v6H26z' ],
	'newsletter-form': [
		'M6 8h36v22H6zM6 8l18 13L42 8',
		'M6 35h22v7H6z',
		'M32 35h10v7H32z',
	],
	'rsvp-form': [ 'M6 10h36v32H6zM6 19h36M15 5v9M33 5v9', 'M16 31l6 5 11-11' ],
	'registration-form': [
		'M10 6h28v36H10z',
		'M18 12h12v5H18zM16 24h16M16 30h16M16 36h9',
	],
	'appointment-form': [
		'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
		'M24 13v11l8 5',
	],
	'feedback-form': [
		'M6 8h36v26H22l-9 8v-8H6z',
		'M24 13l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z',
	],
} as const;

type TemplateName = keyof typeof DRAWINGS;

/** The drawing of a template. */
function templateIcon( name: TemplateName ): ReactElement {
	return (
		<svg
			viewBox="0 0 48 48"
			width="48"
			height="48"
			xmlns="http://www.w3.org/2000/svg"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinejoin="round"
		>
			{ DRAWINGS[ name ].map( ( path ) => (
				<path key={ path } d={ path } />
			) ) }
		</svg>
	);
}

type InnerBlock = readonly [ string, Record< string, unknown >? ];

/** A form to begin with. */
export type Template = {
	name: TemplateName;
	/** Without a description: it would be the name of the button in the picker, which shows the title. */
	title: string;
	icon: ReactElement;
	attributes: { subject?: string };
	/** Names of blocks with their attributes. */
	innerBlocks: readonly InnerBlock[];
};

const REQUIRED = { required: true };

/** A question by the name of its kind; none once there is no such kind. */
const field = (
	kind: string,
	label: string,
	attributes: Record< string, unknown > = {}
): InnerBlock[] =>
	KINDS.filter( ( each ) => each === kind ).map( ( each ) => [
		fieldName( each ),
		{ ...attributes, label },
	] );

/** The label is an attribute of the block, so that an author can change it; whoever takes it away takes away the way to send. */
const button = ( text: string ): InnerBlock => [
	'dovetail/button',
	{ element: 'button', text, lock: { remove: true } },
];

/** Every form asks first who writes, and ends with the way to send. */
function template(
	name: TemplateName,
	title: string,
	/** Undefined where a new form has the usual one already. */
	subject: string | undefined,
	questions: readonly InnerBlock[][],
	send: string
): Template {
	return {
		name,
		title,
		icon: templateIcon( name ),
		attributes: subject === undefined ? {} : { subject },
		innerBlocks: [
			...field( 'name', __( 'Name', 'dovetail-blocks' ), REQUIRED ),
			...field( 'email', __( 'Email', 'dovetail-blocks' ), REQUIRED ),
			...questions.flat(),
			button( send ),
		],
	};
}

/**
 * The forms to begin with, the usual one first. Their words are in the author's language, in attributes that she changes.
 * The hosted type of site hands no addresses on, so it has no newsletter.
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
			undefined,
			[
				field( 'url', __( 'Website', 'dovetail-blocks' ) ),
				field(
					'textarea',
					__( 'Message', 'dovetail-blocks' ),
					REQUIRED
				),
			],
			__( 'Contact Us', 'dovetail-blocks' )
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
