/** Errors and refusals: of a request, a page, an address, or access. */
export const failuresEn = {
  failure: {
    region: 'The answer failed',
    kept: 'Your question is kept.',
    keptWithText: 'Your question and the text received so far are kept. The answer is incomplete.',
    retry: 'Try again',
    retryIn: 'Try again in {seconds} s',
    edit: 'Edit question',
    page: {
      title: 'Something went wrong on this page',
      detail: 'The page could not continue.',
      advice: 'Try again. If it happens again, contact the operator of this server.',
    },
    unreachable: {
      title: 'The server could not be reached',
      detail: 'It did not respond.',
      advice: 'Check the connection, then try again.',
    },
    interrupted: {
      title: 'The server stopped while writing this answer',
      detail: 'The text written up to that point is kept.',
      advice: 'Ask again to get the complete answer.',
    },
    gone: {
      title: 'Conversation not found',
      detail: 'It was deleted, or it belongs to someone else.',
      advice: 'Ask a new question, or choose another conversation.',
    },
    broken: {
      title: 'The answer was interrupted',
      detail: 'The connection was lost while the answer was being written.',
      advice: 'Try again to get the complete answer.',
    },
    signedOut: {
      title: 'You are not signed in',
      detail: 'The server no longer recognises this page.',
      advice: 'Sign in, then try again.',
    },
    tooLarge: {
      title: 'The question is too large',
      detail: 'It exceeds the server’s size limit.',
      advice: 'Edit it: remove an image or some text.',
    },
    notAccepted: {
      title: 'The question was not accepted',
      detail: 'The server could not read it.',
      advice: 'Edit it and ask again.',
    },
    tooMany: {
      title: 'Too many questions',
      detail: 'The server limits the number of questions per minute.',
      advice: 'Wait a moment, then try again.',
    },
    server: {
      title: 'The server could not answer',
      detail: 'An error occurred on the server.',
      advice: 'Try again. If it happens again, contact the operator of this server.',
    },
  },

  /** Shown in place of content for the operator only. */
  operator: {
    title: 'Operator access required',
    what: 'Only the operator of this server can add articles, connect model servers and issue keys. Asking questions does not require this access.',
    refused: 'The token in this address is not valid. It may have been replaced.',
    openAddress:
      'Open the operator’s address, which contains a token. The server printed it at startup (see the output of npm start or docker compose logs). To print it again, run this on the server:',
    signIn: 'Sign in with a key that has the admin scope. To create one, run this on the server:',
  },

  cookies: {
    title: 'This browser does not accept cookies from this page',
    why: 'Without a cookie, the server cannot identify you, so you cannot ask questions or open conversations.',
    advice: 'Allow cookies for this address in the browser settings, then reload the page.',
  },

  notFound: {
    heading: 'Not found',
    title: 'There is nothing at this address',
    advice:
      'The page or article may have been removed, or the link may be incomplete. To find an article, ask your question again and open its citation.',
    ask: 'Ask a question',
  },

  pageError: {
    title: 'This page could not be displayed',
    advice:
      'Any question that you have not sent is kept in this tab. Try again. If it happens again, contact the operator of this server.',
    adviceWithNumber:
      'Any question that you have not sent is kept in this tab. Try again. If it happens again, contact the operator of this server and quote the number {number}.',
    retry: 'Try again',
  },

  /** The offline page; cached by the browser, rendered on the server. */
  offline: {
    title: 'The server cannot be reached',
    advice:
      'This device is offline, or the server is not running. Any question that you have not sent is kept in its tab. Check the connection, then try again.',
    retry: 'Try again',
  },
} as const
