/** A package. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 2.6 20.5 7v10L12 21.4 3.5 17V7L12 2.6zm0 1.7L6.3 7.2 12 10.1l5.7-2.9L12 4.3zM5 8.5v7.6l6.2 3.2v-7.6L5 8.5zm7.8 10.8L19 16.1V8.5l-6.2 3.2v7.6z" />
	</svg>
);
