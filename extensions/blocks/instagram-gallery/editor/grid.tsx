import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '../api';

const ROOT_CLASS = 'wp-block-dovetail-instagram-gallery';

/** The grid as visitors see it, without its links. A post whose picture is not there yet keeps its place. */
export function Grid( {
	pictures,
	columns,
	count,
	spacing,
	places = count,
}: {
	pictures: readonly Picture[];
	columns: number;
	count: number;
	spacing: number;
	/** Number of places in the grid, filled or not. */
	places?: number;
} ): ReactNode {
	const style = {
		'--dovetail-columns': columns,
		'--dovetail-gap': `${ spacing }px`,
	} as CSSProperties;
	const shown = pictures.slice( 0, count );
	const empty = Math.max( 0, Math.min( count, places ) - shown.length );
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari calls it no list.
		<ul className={ `${ ROOT_CLASS }__grid` } role="list" style={ style }>
			{ shown.map( ( { url, title, isVideo } ) => (
				<li key={ url } className={ isVideo ? 'is-video' : undefined }>
					<img src={ url } alt={ title } width="480" height="480" />
				</li>
			) ) }
			{ Array.from( { length: empty }, ( _, index ) => (
				<li key={ index } className="is-empty" />
			) ) }
		</ul>
	);
}
