/** Three points that are connected. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M17 8.5a3 3 0 1 0-2.9-2.2L9.4 8.9a3 3 0 1 0 0 6.2l4.7 2.6A3 3 0 1 0 14.9 16.4l-4.8-2.7a3 3 0 0 0 0-3.4l4.8-2.7A3 3 0 0 0 17 8.5Z" />
	</svg>
);
