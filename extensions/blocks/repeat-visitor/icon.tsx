/** An eye and a circular arrow. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 3.5a8.5 8.5 0 0 1 7 3.68V4.5h1.5v5.25h-5.25v-1.5h2.66A7 7 0 1 0 18.9 13.1l1.48.27A8.5 8.5 0 1 1 12 3.5zm0 5c2 0 3.7 1.2 4.6 3.5-.9 2.3-2.6 3.5-4.6 3.5S8.3 14.3 7.4 12C8.3 9.7 10 8.5 12 8.5zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
	</svg>
);
