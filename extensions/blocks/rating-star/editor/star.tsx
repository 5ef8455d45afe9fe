import type { ReactNode } from 'react';
import { STAR_CLASS } from '../markup';
import type { StarFill } from '../rules/star-fill';
import star from '../star.json';

/** One drawn star: the outline below, the filled part above. */
export function Star( {
	fill,
	number,
}: {
	fill: StarFill;
	/** 1 for the first. */
	number: number;
} ): ReactNode {
	return (
		<span className={ `${ STAR_CLASS } is-${ fill }` } data-star={ number }>
			<svg viewBox={ star.viewBox } aria-hidden focusable="false">
				<path className={ `${ STAR_CLASS }-base` } d={ star.path } />
				<path className={ `${ STAR_CLASS }-fill` } d={ star.path } />
			</svg>
		</span>
	);
}
