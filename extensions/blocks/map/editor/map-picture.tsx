import type { ReactNode } from 'react';
import type { MapStyle } from '../attributes';

/** Ground, streets, parks and water, roughly as each style has them. */
const COLORS: Readonly<
	Record< MapStyle, readonly [ string, string, string, string ] >
> = {
	default: [ '#f2efe9', '#fff', '#c8e2ba', '#9ecbe8' ],
	black_and_white: [ '#eee', '#fff', '#e0e0e0', '#cbd0d4' ],
	satellite: [ '#606854', '#96948a', '#3a5432', '#223a52' ],
	terrain: [ '#eae2cc', '#faf6ec', '#b0d096', '#86bed6' ],
};

/** A drawn map with markers, for the inserter and the style picker, without any request. */
export function MapPicture( {
	mapStyle,
	color,
}: {
	mapStyle: MapStyle;
	color: string;
} ): ReactNode {
	const [ ground, street, park, water ] = COLORS[ mapStyle ];
	const pin = ( x: number, y: number ) => (
		<g transform={ `translate(${ x } ${ y })` }>
			<path
				fill={ color }
				stroke="#fff"
				strokeWidth="2"
				d="M0 0S-14-12-14-22a14 14 0 0 1 28 0C14-12 0 0 0 0z"
			/>
		</g>
	);
	return (
		<svg
			viewBox="0 0 400 300"
			xmlns="http://www.w3.org/2000/svg"
			role="presentation"
			style={ { display: 'block', width: '100%' } }
		>
			<path fill={ ground } d="M0 0h400v300H0z" />
			<path fill={ park } d="M30 20h90v70H30zM250 190h110v80H250z" />
			<path
				fill="none"
				stroke={ water }
				strokeWidth="36"
				d="M-20 250C90 190 120 150 210 150S330 90 420 30"
			/>
			<path
				fill="none"
				stroke={ street }
				strokeWidth="8"
				d="M0 110 400 90M0 205l400-25M140 0l20 300M235 0l10 300M325 0l-5 300M60 300 220 0"
			/>
			{ pin( 120, 130 ) }
			{ pin( 230, 190 ) }
			{ pin( 310, 110 ) }
		</svg>
	);
}
