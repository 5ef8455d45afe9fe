/** A microphone between two sound waves. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zm1.5 8a1.5 1.5 0 0 1-3 0V6a1.5 1.5 0 0 1 3 0v5zm3.5 0a5 5 0 0 1-10 0H5.5a6.5 6.5 0 0 0 5.75 6.45V21h1.5v-3.55A6.5 6.5 0 0 0 18.5 11H17z" />
	</svg>
);
