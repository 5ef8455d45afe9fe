import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { fieldName, type Kind } from '../../field/kinds';
import { templateIcon } from './template-icon';

/** A form to begin with. */
export type Template = {
	name: string;
	/** Without a description: it would be the name of the button in the picker, which shows the title. */
	title: string;
	icon: ReactElement;
	attributes: { subject?: string };
	/** Names of blocks with their attributes. */
	innerBlocks: readonly ( readonly [ string, Record< string, unknown >? ] )[];
};

const REQUIRED = { required: true };

const field = ( kind: Kind, attributes: Record< string, unknown > = {} ) =>
	[ fieldName( kind ), attributes ] as const;

/** The label is an attribute of the block, so that an author can change it; whoever takes it away takes away the way to send. */
const button = ( text: string ) =>
	[
		'dovetail/button',
		{ element: 'button', text, lock: { remove: true } },
	] as const;

const name = () =>
	field( 'name', { ...REQUIRED, label: __( 'Name', 'dovetail-blocks' ) } );
const email = () =>
	field( 'email', { ...REQUIRED, label: __( 'Email', 'dovetail-blocks' ) } );
const message = ( label: string, attributes: Record< string, unknown > = {} ) =>
	field( 'textarea', { label, ...attributes } );

/**
 * The forms to begin with, the usual one first. Their words are in the author's language, in attributes that she changes.
 * A newsletter is sent by another plugin, which the hosted type of site has not.
 */
export function templates( siteType: 'simple' | 'atomic' ): Template[] {
	return all().filter(
		( template ) =>
			template.name !== 'newsletter-form' || siteType !== 'simple'
	);
}

function all(): Template[] {
	return [
		{
			name: 'contact-form',
			title: __( 'Contact Form', 'dovetail-blocks' ),
			icon: templateIcon( 'contact-form' ),
			// A new form has the usual subject already.
			attributes: {},
			innerBlocks: [
				name(),
				email(),
				field( 'url', { label: __( 'Website', 'dovetail-blocks' ) } ),
				message( __( 'Message', 'dovetail-blocks' ), REQUIRED ),
				button( __( 'Contact Us', 'dovetail-blocks' ) ),
			],
		},
		{
			name: 'newsletter-form',
			title: __( 'Newsletter Sign-up', 'dovetail-blocks' ),
			icon: templateIcon( 'newsletter-form' ),
			attributes: {
				subject: __(
					'A new subscriber from your website',
					'dovetail-blocks'
				),
			},
			innerBlocks: [
				name(),
				email(),
				field( 'consent', {
					label: __( 'Consent', 'dovetail-blocks' ),
				} ),
				button( __( 'Subscribe', 'dovetail-blocks' ) ),
			],
		},
		{
			name: 'rsvp-form',
			title: __( 'RSVP Form', 'dovetail-blocks' ),
			icon: templateIcon( 'rsvp-form' ),
			attributes: {
				subject: __(
					'A new RSVP from your website',
					'dovetail-blocks'
				),
			},
			innerBlocks: [
				name(),
				email(),
				field( 'radio', {
					...REQUIRED,
					label: __( 'Attending?', 'dovetail-blocks' ),
					options: [
						__( 'Yes', 'dovetail-blocks' ),
						__( 'No', 'dovetail-blocks' ),
					],
				} ),
				message( __( 'Other details', 'dovetail-blocks' ) ),
				button( __( 'Send RSVP', 'dovetail-blocks' ) ),
			],
		},
		{
			name: 'registration-form',
			title: __( 'Registration Form', 'dovetail-blocks' ),
			icon: templateIcon( 'registration-form' ),
			attributes: {
				subject: __(
					'A new registration from your website',
					'dovetail-blocks'
				),
			},
			innerBlocks: [
				name(),
				email(),
				field( 'telephone', {
					label: __( 'Phone number', 'dovetail-blocks' ),
				} ),
				field( 'select', {
					label: __(
						'How did you hear about us?',
						'dovetail-blocks'
					),
					options: [
						__( 'Search engine', 'dovetail-blocks' ),
						__( 'Social media', 'dovetail-blocks' ),
						__( 'TV', 'dovetail-blocks' ),
						__( 'Radio', 'dovetail-blocks' ),
						__( 'Friend or family', 'dovetail-blocks' ),
					],
				} ),
				message( __( 'Other details', 'dovetail-blocks' ) ),
				button( __( 'Send registration', 'dovetail-blocks' ) ),
			],
		},
		{
			name: 'appointment-form',
			title: __( 'Appointment Form', 'dovetail-blocks' ),
			icon: templateIcon( 'appointment-form' ),
			attributes: {
				subject: __(
					'A new appointment booked from your website',
					'dovetail-blocks'
				),
			},
			innerBlocks: [
				name(),
				email(),
				field( 'telephone', {
					...REQUIRED,
					label: __( 'Phone number', 'dovetail-blocks' ),
				} ),
				field( 'date', {
					...REQUIRED,
					label: __( 'Date', 'dovetail-blocks' ),
					width: 50,
				} ),
				field( 'radio', {
					...REQUIRED,
					label: __( 'Time', 'dovetail-blocks' ),
					width: 50,
					options: [
						__( 'Morning', 'dovetail-blocks' ),
						__( 'Afternoon', 'dovetail-blocks' ),
					],
				} ),
				message( __( 'Notes', 'dovetail-blocks' ) ),
				button( __( 'Book appointment', 'dovetail-blocks' ) ),
			],
		},
		{
			name: 'feedback-form',
			title: __( 'Feedback Form', 'dovetail-blocks' ),
			icon: templateIcon( 'feedback-form' ),
			attributes: {
				subject: __(
					'New feedback from your website',
					'dovetail-blocks'
				),
			},
			innerBlocks: [
				name(),
				email(),
				field( 'radio', {
					...REQUIRED,
					label: __( 'How would you rate it?', 'dovetail-blocks' ),
					options: [
						__( 'Very good', 'dovetail-blocks' ),
						__( 'Good', 'dovetail-blocks' ),
						__( 'Fair', 'dovetail-blocks' ),
						__( 'Poor', 'dovetail-blocks' ),
					],
				} ),
				message( __( 'What could we do better?', 'dovetail-blocks' ) ),
				button( __( 'Send feedback', 'dovetail-blocks' ) ),
			],
		},
	];
}
