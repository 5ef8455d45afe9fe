/** A price tag. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 4h8.3l8.2 8.2a1.5 1.5 0 0 1 0 2.1l-6.2 6.2a1.5 1.5 0 0 1-2.1 0L4 12.3V4zm1.5 1.5v6.2l7.7 7.7 6.2-6.2-7.7-7.7H5.5zM8.5 7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z" />
	</svg>
);
