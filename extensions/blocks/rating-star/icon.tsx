import star from './star.json';

/** One star, the same that the page draws. */
export const icon = (
	<svg viewBox={ star.viewBox } xmlns="http://www.w3.org/2000/svg">
		<path d={ star.path } />
	</svg>
);
