import type { ReactElement } from 'react';

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

export type TemplateName = keyof typeof DRAWINGS;

/** The drawing of a template. */
export function templateIcon( name: TemplateName ): ReactElement {
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
