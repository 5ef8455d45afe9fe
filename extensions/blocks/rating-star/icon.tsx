import star from './star.json';

/** A star with the same shape as on the page. */
export const icon = (
	<svg viewBox={ star.viewBox } xmlns="http://www.w3.org/2000/svg">
		<path d={ star.path } />
	</svg>
);
